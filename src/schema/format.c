/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/format.h"

#include <assert.h>
#include <string.h>

#include "base/ip.h"
#include "base/str.h"

/* ---- dates ---- */

static unsigned number_of(kin_str text, size_t from, size_t len)
{
    unsigned ret = 0;

    assert(from + len <= text.len);
    for (size_t i = from; i < from + len; i++)
        ret = ret * 10 + (unsigned)(text.ptr[i] - '0');
    return ret;
}

static bool is_leap(unsigned year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

/* The pattern has checked the digits. */
static bool is_date(kin_str text)
{
    static const unsigned days[] = {31, 28, 31, 30, 31, 30,
                                    31, 31, 30, 31, 30, 31};
    unsigned month = number_of(text, 5, 2);
    unsigned day = number_of(text, 8, 2);

    assert(text.ptr[4] == '-' && text.ptr[7] == '-');
    if (month < 1 || month > 12 || day < 1)
        return false;
    return day <=
           days[month - 1] + (month == 2 && is_leap(number_of(text, 0, 4)));
}

static bool is_datetime(kin_str text)
{
    return is_date(text) && number_of(text, 11, 2) <= 23 &&
           number_of(text, 14, 2) <= 59 && number_of(text, 17, 2) <= 59;
}

/* ---- addresses ---- */

/* Leading zeros are allowed. */
static bool is_quad(kin_str text)
{
    unsigned parts = 0;

    while (text.ptr) {
        kin_str part = kin__str_cut(&text, '.');
        unsigned number = 0;
        parts++;
        for (size_t i = 0; i < part.len; i++) {
            if (part.ptr[i] < '0' || part.ptr[i] > '9')
                return false;
            number = number * 10 + (unsigned)(part.ptr[i] - '0');
            if (number > 255)
                return false;
        }
        if (part.len == 0)
            return false;
    }
    return parts == 4;
}

static bool is_address(kin_str text)
{
    unsigned char bytes[KIN__IP_V6_SIZE];

    return is_quad(text) || kin__ip_parse(text, bytes) > 0;
}

static bool is_ipv4(kin_str text)
{
    return kin__str_find(text, '.') != KIN__STR_NONE && is_address(text);
}

static bool is_ipv6(kin_str text)
{
    unsigned char bytes[KIN__IP_V6_SIZE];

    return kin__str_find(text, ':') != KIN__STR_NONE &&
           kin__ip_parse(text, bytes) > 0;
}

static bool is_cidr(kin_str text)
{
    size_t slash = kin__str_find(text, '/');
    uint64_t bits = 0;

    if (slash == KIN__STR_NONE || text.len - slash > 4)
        return false;
    kin_str address = kin__str_slice(text, 0, slash);
    bool is_six = kin__str_find(address, ':') != KIN__STR_NONE;
    return kin__str_to_u64(kin__str_slice(text, slash + 1, SIZE_MAX), &bits) ==
               0 &&
           bits <= (is_six ? 128 : 32) && is_address(address);
}

/* ---- numbers with a check digit ---- */

enum { DIGITS_MAX = 64 };

/* The characters that count; 0 if there are too many. */
static size_t strip(kin_str text, char ret[DIGITS_MAX])
{
    size_t count = 0;

    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        if ((c < '0' || c > '9') && c != 'X')
            continue;
        if (count == DIGITS_MAX)
            return 0;
        ret[count++] = c;
    }
    return count;
}

static bool is_isbn10(kin_str text)
{
    char digits[DIGITS_MAX];
    unsigned sum = 0;

    if (strip(text, digits) != 10)
        return false;
    for (unsigned i = 0; i < 9; i++) {
        if (digits[i] == 'X')
            return false;
        sum += (i + 1) * (unsigned)(digits[i] - '0');
    }
    sum += digits[9] == 'X' ? 100 : 10 * (unsigned)(digits[9] - '0');
    return sum % 11 == 0;
}

static bool is_isbn13(kin_str text)
{
    char digits[DIGITS_MAX];
    unsigned sum = 0;

    if (strip(text, digits) != 13)
        return false;
    for (unsigned i = 0; i < 12; i++) {
        if (digits[i] == 'X')
            return false;
        sum += (i % 2 == 0 ? 1 : 3) * (unsigned)(digits[i] - '0');
    }
    return digits[12] != 'X' &&
           (10 - sum % 10) % 10 == (unsigned)(digits[12] - '0');
}

static bool is_isbn(kin_str text)
{
    return is_isbn10(text) || is_isbn13(text);
}

/* The pattern has checked prefix and length. */
static bool is_credit_card(kin_str text)
{
    char digits[DIGITS_MAX];
    size_t count = strip(text, digits);
    unsigned sum = 0;

    for (size_t i = 0; i < count; i++) {
        unsigned digit = (unsigned)(digits[count - 1 - i] - '0');
        if (i % 2 == 1)
            digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digit;
    }
    return count > 0 && sum % 10 == 0;
}

/* ---- names ---- */

static bool is_hostname(kin_str text)
{
    kin_str rest = text;

    if (text.len > 255)
        return false;
    while (rest.ptr)
        if (kin__str_cut(&rest, '.').len > 63)
            return false;
    return true;
}

static bool is_short_name(kin_str text)
{
    return text.len <= 63;
}

static bool is_long_name(kin_str text)
{
    return text.len <= 253;
}

/* ---- the table ---- */

#define HEX(count) "[0-9a-f]{" #count "}"
#define UUID(third, fourth)                                                    \
    "(?i)^" HEX(8) "-?" HEX(4) "-?" third "-?" fourth "-?" HEX(12) "$"
#define DATE "[0-9]{4}-[0-9]{2}-[0-9]{2}"
#define OCTET "[0-9a-fA-F]{2}"
#define QUAD "[0-9a-fA-F]{4}"
#define COLOR "\\s*(0|[1-9]\\d?|1\\d\\d?|2[0-4]\\d|25[0-5])\\s*"
#define LABEL "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
#define HOST "a-zA-Z0-9$+<=>^`|~\\x{80}-\\x{10ffff}"
#define ATOM "[-A-Za-z0-9!#$%&'*+/=?^_`{|}~\\x{80}-\\x{10ffff}]+"
#define REST "([^\\x00-\\x1f\\x7f%]|%[0-9a-fA-F]{2})*"
#define ADDRESS ATOM "(\\." ATOM ")*@" ATOM "(\\." ATOM ")*"

static const struct kin__format FORMATS[] = {
    {"bsonobjectid", "(?i)^" HEX(24) "$", NULL},
    {"byte",
     "^([A-Za-z0-9+/]{4})*"
     "([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$",
     NULL},
    {"cidr", NULL, is_cidr},
    {"creditcard",
     "^[^0-9]*(4([^0-9]*[0-9]){12}(([^0-9]*[0-9]){3})?|"
     "5[^0-9]*[1-5]([^0-9]*[0-9]){14}|"
     "6[^0-9]*(0[^0-9]*1[^0-9]*1|5([^0-9]*[0-9]){2})([^0-9]*[0-9]){12}|"
     "3[^0-9]*[47]([^0-9]*[0-9]){13}|"
     "3[^0-9]*(0[^0-9]*[0-5]|[68][^0-9]*[0-9])([^0-9]*[0-9]){11})[^0-9]*$",
     is_credit_card},
    {"date", "^" DATE "$", is_date},
    {"datetime",
     "(?i)^" DATE "T[0-9]{2}:[0-9]{2}:[0-9]{2}(.[0-9]+)?"
     "(z|([+-][0-9]{2}:[0-9]{2}))(t.*)?$",
     is_datetime},
    {"duration",
     "^[-+]?(0|(([0-9]+(\\.[0-9]*)?|\\.[0-9]+)"
     "(ns|us|\\x{b5}s|\\x{3bc}s|ms|s|m|h))+)$|"
     "(?i:[0-9]+\\s*((nano|micro|milli|sec|min|hour|day|week)|"
     "(ns|us|\\x{b5}s|ms|s|m|h|hr|d|w|wk)([^a-z\\x{b5}]|$)))",
     NULL},
    {"email", "^(.*<" ADDRESS ">|" ADDRESS ")$", NULL},
    {"hexcolor", "^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", NULL},
    {"hostname",
     "^([" HOST "]((-?[" HOST "]{0,62})?)|"
     "([" HOST "](([-" HOST "]{0,61}[" HOST "])?)(\\.)){1,}"
     "([a-zA-Z\\x{80}-\\x{10ffff}]){2,63})$",
     is_hostname},
    {"ipv4", NULL, is_ipv4},
    {"ipv6", NULL, is_ipv6},
    {"isbn", NULL, is_isbn},
    {"isbn10", NULL, is_isbn10},
    {"isbn13", NULL, is_isbn13},
    {"k8slongname", "^" LABEL "(\\." LABEL ")*$", is_long_name},
    {"k8sshortname", "^" LABEL "$", is_short_name},
    {"mac",
     "^((" OCTET ":){5}" OCTET "|(" OCTET ":){7}" OCTET "|(" OCTET
     ":){19}" OCTET "|(" OCTET "-){5}" OCTET "|(" OCTET "-){7}" OCTET "|(" OCTET
     "-){19}" OCTET "|(" QUAD "\\.){2}" QUAD "|(" QUAD "\\.){3}" QUAD "|(" QUAD
     "\\.){9}" QUAD ")$",
     NULL},
    {"password", NULL, NULL},
    {"rgbcolor", "^rgb\\(" COLOR "," COLOR "," COLOR "\\)$", NULL},
    {"ssn", "^\\d{3}[- ]?\\d{2}[- ]?\\d{4}$", NULL},
    {"uri",
     "^([a-zA-Z][a-zA-Z0-9+.-]*:"
     "(//[^/?# \\x00-\\x1f\\x7f]*([/?#]" REST ")?|"
     "(/?[^/\\x00-\\x1f\\x7f%]" REST ")?|/)|/" REST ")$",
     NULL},
    {"uuid", UUID(HEX(4), HEX(4)), NULL},
    {"uuid3", UUID("3" HEX(3), HEX(4)), NULL},
    {"uuid4", UUID("4" HEX(3), "[89ab]" HEX(3)), NULL},
    {"uuid5", UUID("5" HEX(3), "[89ab]" HEX(3)), NULL},
};

/* Whether the names are equal without dashes. */
static bool is_named(const char *name, kin_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        if (text.ptr[i] == '-')
            continue;
        if (text.ptr[i] != *name++)
            return false;
    }
    return *name == '\0';
}

const struct kin__format *kin__format_find(kin_str name)
{
    for (size_t i = 0; i < sizeof(FORMATS) / sizeof(FORMATS[0]); i++)
        if (is_named(FORMATS[i].name, name))
            return &FORMATS[i];
    return NULL;
}
