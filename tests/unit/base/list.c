/* SPDX-License-Identifier: Apache-2.0 */
#include "base/list.h"

#include "kin_test.h"

struct item {
    int before; /* keeps the link away from offset 0 */
    struct cds_list_head links;
    int n;
};

static void items_init(struct item *items, int count)
{
    for (int i = 0; i < count; i++) {
        items[i].n = i;
        CDS_INIT_LIST_HEAD(&items[i].links);
    }
}

static void assert_list(struct cds_list_head *head, const char *expected)
{
    struct item *item = NULL;
    char text[16] = "";
    size_t at = 0;

    cds_list_for_each_entry(item, head, links) {
        assert_true(at < sizeof(text) - 1);
        text[at++] = (char)('0' + item->n);
    }
    assert_string_equal(text, expected);
    /* Also backwards: the functions must maintain both directions. */
    cds_list_for_each_entry_reverse(item, head, links)
    {
        assert_int_equal(text[--at], '0' + item->n);
    }
    assert_int_equal(at, 0);
}

KIN_TEST(pops_in_order)
{
    CDS_LIST_HEAD(head);
    struct item items[3];

    (void)alloc;
    items_init(items, 3);
    for (int i = 0; i < 3; i++)
        cds_list_add_tail(&items[i].links, &head);
    for (int i = 0; i < 3; i++) {
        struct item *item = KIN__LIST_POP(&head, struct item, links);
        assert_ptr_equal(item, &items[i]);
        assert_false(kin__list_is_linked(&item->links));
    }
    assert_null(KIN__LIST_POP(&head, struct item, links));
    assert_null(kin__list_pop(&head));
    assert_false(kin__list_is_linked(&head));
    return 0;
}

KIN_TEST(is_linked_tells_whether_a_node_is_in_a_list)
{
    CDS_LIST_HEAD(head);
    struct item items[2];

    (void)alloc;
    items_init(items, 2);
    assert_false(kin__list_is_linked(&items[0].links));
    assert_false(kin__list_is_linked(&head));
    cds_list_add_tail(&items[0].links, &head);
    assert_true(kin__list_is_linked(&items[0].links));
    assert_true(kin__list_is_linked(&head));
    cds_list_add_tail(&items[1].links, &head);
    kin__list_unlink(&items[0].links);
    assert_false(kin__list_is_linked(&items[0].links));
    assert_list(&head, "1");
    return 0;
}

KIN_TEST(unlinking_twice_is_harmless)
{
    CDS_LIST_HEAD(head);
    struct item items[3];

    (void)alloc;
    items_init(items, 3);
    for (int i = 0; i < 3; i++)
        cds_list_add_tail(&items[i].links, &head);
    kin__list_unlink(&items[1].links);
    kin__list_unlink(&items[1].links);
    assert_list(&head, "02");
    cds_list_add(&items[1].links, &head);
    assert_list(&head, "102");
    return 0;
}

KIN_TEST(moves_all_to_the_end)
{
    CDS_LIST_HEAD(from);
    CDS_LIST_HEAD(to);
    struct item items[4];

    (void)alloc;
    items_init(items, 4);
    kin__list_move_all(&from, &to);
    assert_list(&to, "");
    cds_list_add_tail(&items[0].links, &from);
    cds_list_add_tail(&items[1].links, &from);
    kin__list_move_all(&from, &to);
    assert_list(&from, "");
    assert_list(&to, "01");
    cds_list_add_tail(&items[2].links, &from);
    cds_list_add_tail(&items[3].links, &from);
    kin__list_move_all(&from, &to);
    assert_list(&from, "");
    assert_list(&to, "0123");
    kin__list_move_all(&from, &to);
    assert_list(&to, "0123");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(pops_in_order),
              KIN_TEST_ENTRY(is_linked_tells_whether_a_node_is_in_a_list),
              KIN_TEST_ENTRY(unlinking_twice_is_harmless),
              KIN_TEST_ENTRY(moves_all_to_the_end))
