/* SPDX-License-Identifier: Apache-2.0 */
#include "table_print.h"

#include <stdlib.h>

#include <kin/json.h>

#include "kin_test.h"

/* A table whose output can be checked. */
struct page {
    char *text;
    size_t size;
    FILE *out;
    struct table_layout layout;
    struct table_print print;
};

static void page_open(struct page *page)
{
    page->out = open_memstream(&page->text, &page->size);
    assert_non_null(page->out);
    table_layout_init(&page->layout, page->out);
    table_print_init(&page->print, &page->layout);
}

static void page_close(struct page *page)
{
    table_print_done(&page->print);
    table_layout_done(&page->layout);
    (void)fclose(page->out);
    free(page->text);
}
#define AUTO_PAGE __attribute__((cleanup(page_close))) struct page

static int answer(struct page *page, const char *text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char json[4096];
    size_t len = strlen(text);

    assert_true(len < sizeof(json));
    for (size_t i = 0; i < len; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    assert_int_equal(
        kin_document_parse(NULL, kin_str_of(json, len), &doc, NULL), 0);
    return table_print_answer(&page->print, kin_document_root(doc), NULL);
}

static void assert_page(struct page *page, const char *expected)
{
    table_layout_flush(&page->layout);
    (void)fflush(page->out);
    assert_string_equal(page->text, expected);
}

#define TABLE "{'kind':'Table','apiVersion':'meta.k8s.io/v1',"
#define COLUMNS                                                                \
    "'columnDefinitions':[{'name':'Name','type':'string','format':'name'},"    \
    "{'name':'Status','type':'string'},{'name':'Note','priority':1},"          \
    "{'name':'Age','priority':0}]"
#define OBJECT(ns) ",'object':{'metadata':{'namespace':'" ns "'}}}"

KIN_TEST(prints_tables)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(answer(&page, TABLE COLUMNS
                            ",'rows':[{'cells':['a','Ok','n',7]},{'cells':["
                            "'bbbbbbbb','Failing',null,null]}]}"),
                     0);
    assert_page(&page, "NAME       STATUS    AGE\n"
                       "a          Ok        7\n"
                       "bbbbbbbb   Failing   \n");
    return 0;
}

/* In names of columns, in namespaces and in cells; with and without a Table. */
KIN_TEST(prints_no_control_characters)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    page.print.has_namespace = true;
    assert_int_equal(
        answer(&page,
               TABLE "'columnDefinitions':[{'name':'\\u001b]0;x\\u0007'},"
                     "{'name':'b\\nc'}],'rows':[{'cells':['\\u001b[2J',"
                     "'x\\u009b1m\\u202e']" OBJECT("n\\u001b") "]}"),
        0);
    assert_page(&page, "NAMESPACE   \\x1b]0;X\\x07   B\\nC\n"
                       "n\\x1b       \\x1b[2J        x\\u009b1m\\u202e\n");
    page_close(&page);
    page_open(&page);
    page.print.has_namespace = true;
    assert_int_equal(answer(&page, "{'metadata':{'name':'a\\u001bb',"
                                   "'namespace':'c\\rd'}}"),
                     0);
    assert_page(&page, "NAMESPACE   NAME     AGE\n"
                       "c\\rd        a\\x1bb   <unknown>\n");
    return 0;
}

KIN_TEST(prints_more_when_wide)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    page.print.is_wide = true;
    assert_int_equal(
        answer(&page, TABLE COLUMNS ",'rows':[{'cells':['a','Ok','n',7]}]}"),
        0);
    assert_page(&page, "NAME   STATUS   NOTE   AGE\n"
                       "a      Ok       n      7\n");
    return 0;
}

KIN_TEST(prints_namespaces_and_kinds)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    page.print.has_namespace = true;
    snprintf(page.print.kind, sizeof(page.print.kind), "foo.example.com");
    assert_int_equal(answer(&page, TABLE COLUMNS
                            ",'rows':[{'cells':['a','Ok','',1]" OBJECT(
                                "default") ",{'cells':['b','Ok','',1],"
                                           "'object':null}]}"),
                     0);
    assert_page(&page, "NAMESPACE   NAME                STATUS   AGE\n"
                       "default     foo.example.com/a   Ok       1\n"
                       "            foo.example.com/b   Ok       1\n");
    return 0;
}

/* Pages of a list, and objects one by one, are one table. */
KIN_TEST(prints_headers_once)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(
        answer(&page, TABLE COLUMNS ",'rows':[{'cells':['a','Ok','',1]}]}"), 0);
    assert_int_equal(answer(&page, TABLE COLUMNS
                            ",'rows':[{'cells':['bbbbbbbbbb','Ok','',1]}]}"),
                     0);
    /* Without columns the previous ones are used. */
    assert_int_equal(answer(&page, TABLE "'rows':[{'cells':['c','Ok','',1]}]}"),
                     0);
    assert_page(&page, "NAME         STATUS   AGE\n"
                       "a            Ok       1\n"
                       "bbbbbbbbbb   Ok       1\n"
                       "c            Ok       1\n");
    /* Different columns start another table. */
    assert_int_equal(answer(&page, TABLE "'columnDefinitions':[{'name':'X'}],"
                                         "'rows':[{'cells':['x']}]}"),
                     0);
    table_layout_flush(&page.layout);
    (void)fflush(page.out);
    assert_non_null(strstr(page.text, "\nX\nx\n"));
    return 0;
}

KIN_TEST(prints_no_headers_without_rows)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(answer(&page, TABLE COLUMNS ",'rows':[]}"), 0);
    assert_page(&page, "");
    assert_false(page.layout.has_output);
    assert_int_equal(
        answer(&page, TABLE COLUMNS ",'rows':[{'cells':['a','Ok','',1]}]}"), 0);
    assert_page(&page, "NAME   STATUS   AGE\na      Ok       1\n");
    return 0;
}

KIN_TEST(prints_without_headers)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    page.print.has_headers = false;
    assert_int_equal(answer(&page, TABLE COLUMNS
                            ",'rows':[{'cells':['a','Ok','',1]},{'cells':["
                            "'bbbbbb','Ok','',1]}]}"),
                     0);
    assert_page(&page, "a        Ok    1\n"
                       "bbbbbb   Ok    1\n");
    return 0;
}

/* Text after a newline is not shown, but counts for the width as in kubectl. */
KIN_TEST(cuts_lines)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(answer(&page, TABLE COLUMNS
                            ",'rows':[{'cells':['a','one\\ntwo three','',1]}"
                            "]}"),
                     0);
    assert_page(&page, "NAME   STATUS          AGE\n"
                       "a      one...          1\n");
    return 0;
}

/* A server may send anything. */
KIN_TEST(prints_odd_tables)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    assert_int_equal(answer(&page, TABLE "'rows':[{'cells':['a']}]}"), 0);
    assert_int_equal(answer(&page, TABLE COLUMNS
                            ",'rows':[{'cells':['a','b','c','d','e','f']},{},7,"
                            "{'cells':[]},{'cells':['z']}]}"),
                     0);
    table_layout_flush(&page.layout);
    (void)fflush(page.out);
    assert_non_null(strstr(page.text, "a      b        d\n"));
    assert_non_null(strstr(page.text, "\nz\n"));
    assert_int_equal(answer(&page, TABLE "'columnDefinitions':7,'rows':7}"), 0);
    assert_int_equal(answer(&page, "[]"), KIN_EPROTOCOL);
    assert_int_equal(answer(&page, "7"), KIN_EPROTOCOL);
    return 0;
}

KIN_TEST(prints_objects_of_servers_without_tables)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    page.print.now_s = 100;
    assert_int_equal(
        answer(&page, "{'kind':'PodList','items':[{'metadata':{'name':'a',"
                      "'namespace':'x','creationTimestamp':"
                      "'1970-01-01T00:01:30Z'}},{'metadata':{'name':'bb'}}]}"),
        0);
    assert_int_equal(answer(&page, "{'kind':'Pod','metadata':{'name':'cccc'}}"),
                     0);
    assert_page(&page, "NAME   AGE\n"
                       "a      10s\n"
                       "bb     <unknown>\n"
                       "cccc   <unknown>\n");
    return 0;
}

KIN_TEST(prints_namespaces_of_objects)
{
    AUTO_PAGE page;

    (void)alloc;
    page_open(&page);
    page.print.has_namespace = true;
    snprintf(page.print.kind, sizeof(page.print.kind), "pod");
    assert_int_equal(answer(&page, "{'items':[]}"), 0);
    assert_page(&page, "");
    assert_int_equal(answer(&page, "{'items':[{'metadata':{'name':'a',"
                                   "'namespace':'x'}}]}"),
                     0);
    assert_page(&page, "NAMESPACE   NAME    AGE\n"
                       "x           pod/a   <unknown>\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(prints_tables),
              KIN_TEST_ENTRY(prints_no_control_characters),
              KIN_TEST_ENTRY(prints_more_when_wide),
              KIN_TEST_ENTRY(prints_namespaces_and_kinds),
              KIN_TEST_ENTRY(prints_headers_once),
              KIN_TEST_ENTRY(prints_no_headers_without_rows),
              KIN_TEST_ENTRY(prints_without_headers),
              KIN_TEST_ENTRY(cuts_lines), KIN_TEST_ENTRY(prints_odd_tables),
              KIN_TEST_ENTRY(prints_objects_of_servers_without_tables),
              KIN_TEST_ENTRY(prints_namespaces_of_objects))
