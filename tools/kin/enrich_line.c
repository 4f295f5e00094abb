/* SPDX-License-Identifier: Apache-2.0 */
/*
 * enrich_line.c - a line is scanned for its key and the place of the member;
 * everything else is copied.
 */
#include "base/str.h"
#include "enrich.h"

static int line_pass(struct enrich_run *run, kin_str line, kin_error *err)
{
    return enrich_stream_put(&run->stream, &line, 1, err);
}

static bool is_blank(kin_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] != ' ' && text.ptr[i] != '\t' && text.ptr[i] != '\r')
            return false;
    return true;
}

/* Where the member goes in a line. */
struct line_place {
    size_t at;
    size_t skip; /* bytes that it replaces */
    bool has_comma;
    bool is_named;        /* else its value is replaced */
    bool is_outer_named;  /* the object for it is made, with its name */
    bool is_outer_opened; /* and its braces */
};

/* Within the object `outer`, or instead of another value there. */
static void place_within(kin_str line, kin_str outer, struct line_place *ret)
{
    size_t begin = (size_t)(outer.ptr - line.ptr);

    ret->is_named = true;
    if (outer.ptr[0] == '{') {
        ret->at = begin + outer.len - 1;
        ret->has_comma = !is_blank(kin__str_slice(outer, 1, outer.len - 2));
    } else {
        ret->at = begin;
        ret->skip = outer.len;
        ret->is_outer_opened = true;
    }
}

static void place_find(const struct enrich_run *run, kin_str line,
                       const struct kin__json_picked *picked,
                       struct line_place *ret)
{
    kin_str old = picked->values[ENRICH_PICK_INTO];
    kin_str outer = {0};

    if (run->outer.len > 0)
        outer = picked->values[ENRICH_PICK_OUTER];

    *ret = (struct line_place){0};
    if (old.ptr) {
        ret->at = (size_t)(old.ptr - line.ptr);
        ret->skip = old.len;
    } else if (outer.ptr) {
        place_within(line, outer, ret);
    } else {
        ret->at = picked->end;
        ret->has_comma = !picked->is_empty;
        ret->is_named = true;
        ret->is_outer_named = run->outer.len > 0;
        ret->is_outer_opened = ret->is_outer_named;
    }
}

static kin_str text_if(bool is_wanted, kin_str text)
{
    return is_wanted ? text : kin_str_of("", 0);
}

/* Writes the line with the member: instead of the one that it has, or at the
 * end of its object. */
static int line_put(struct enrich_run *run, kin_str line,
                    const struct kin__json_picked *picked,
                    const kin_str member[2], kin_error *err)
{
    struct line_place place;

    place_find(run, line, picked, &place);
    const kin_str parts[] = {
        kin__str_slice(line, 0, place.at),
        text_if(place.has_comma, KIN__S(",")),
        text_if(place.is_outer_named, run->outer),
        text_if(place.is_outer_opened, KIN__S("{")),
        text_if(place.is_named, run->name),
        member[0],
        member[1],
        text_if(place.is_outer_opened, KIN__S("}")),
        kin__str_slice(line, place.at + place.skip, line.len),
    };

    return enrich_stream_put(&run->stream, parts,
                             sizeof(parts) / sizeof(parts[0]), err);
}

/* 0: now, also for a line without a time. */
static int64_t line_time(const struct enrich_run *run,
                         const struct kin__json_picked *picked)
{
    int64_t at_ns = 0;

    if (run->time_pick == 0 ||
        !enrich_time_read(picked->values[run->time_pick], &at_ns))
        return 0;
    return at_ns;
}

int enrich_line(struct enrich_run *run, kin_str line, kin_error *err)
{
    size_t len = line.len - (line.ptr[line.len - 1] == '\n');
    struct kin__json_picked picked;
    struct enrich_key key;
    enum enrich_match match = ENRICH_NONE;
    kin_str member[2] = {KIN__S("{\"match\":"), KIN__S("\"none\"}")};

    if (kin__json_pick(kin_str_of(line.ptr, len), run->picks, run->pick_count,
                       &picked) < 0) {
        run->counts.not_json += !is_blank(kin_str_of(line.ptr, len));
        return line_pass(run, line, err);
    }
    if (enrich_key_read(run, picked.values[ENRICH_PICK_FIELD], &key)) {
        int64_t at_ns = line_time(run, &picked);
        int r = enrich_find(run, &key, at_ns, &match, member);
        if (r < 0)
            return kin_error_set(err, r, /* format= */ NULL);
        if (match == ENRICH_NONE && enrich_may_wait(run))
            return enrich_wait(run, &key, err);
    }
    run->counts.matches[match]++;
    return line_put(run, line, &picked, member, err);
}
