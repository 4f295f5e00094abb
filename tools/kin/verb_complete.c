/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_complete.c - completions from a kubeconfig or a server.
 *
 * Verbs, flags and their choices are in the program's tables (complete.h); this
 * verb prints what only a kubeconfig or a server has, one per line.  It must
 * not disturb typing:
 *
 *   A  It ends within three seconds, even if the server or a plugin hangs; or
 *      a second after KIN_COMPLETE_TIMEOUT_MS.
 *   B  It prints only candidates; failures are silent.
 *   C  It is never interactive: it has no terminal, nor have plugins.
 *   D  It offers only words that need no quoting: a server must not insert
 *      text that a shell would execute.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <kin/list.h>

#include "base/str.h"
#include "print.h"
#include "resource.h"

enum {
    COMPLETE_TIMEOUT_MS = 2000,
    COMPLETE_MAX_TIMEOUT_MS = 600000,
    COMPLETE_MAX_WORDS = 5000 /* maximum number of candidates */
};

struct complete {
    struct cli_context *ctx;
    struct cli_connection connection;
    kin_stop *stop; /* owned */
    size_t count;   /* of the candidates printed */
};

static void complete_done(struct complete *self)
{
    cli_disconnect(&self->connection);
    (void)kin_stop_unref(self->stop);
}

/* ---- rules A and C ---- */

static void complete_over(int signal_number)
{
    (void)signal_number;
    _exit(CLI_EXIT_OK);
}

static int64_t complete_timeout_ms(void)
{
    const char *text = getenv("KIN_COMPLETE_TIMEOUT_MS");
    uint64_t ms = 0;

    if (!text || kin__str_to_u64(kin_s(text), &ms) < 0)
        return COMPLETE_TIMEOUT_MS;
    return ms < COMPLETE_MAX_TIMEOUT_MS ? (int64_t)ms : COMPLETE_MAX_TIMEOUT_MS;
}

/* Ignore failures. */
static void complete_withdraw(int64_t timeout_ms)
{
    const struct sigaction action = {.sa_handler = complete_over};
    int fd = open("/dev/null", O_RDWR);

    if (fd >= 0) {
        (void)dup2(fd, STDIN_FILENO);
        (void)dup2(fd, STDERR_FILENO);
        if (fd > STDERR_FILENO)
            close(fd);
    }
    (void)setsid();
    (void)sigaction(SIGALRM, &action, NULL);
    (void)alarm((unsigned)(timeout_ms / 1000) + 1);
}

/* ---- rule D ---- */

static bool word_is_plain(kin_str word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._:/@%+-";

    for (size_t i = 0; i < word.len; i++)
        if (word.ptr[i] == '\0' || !strchr(plain, word.ptr[i]))
            return false;
    return word.len > 0 && word.ptr[0] != '-';
}

static void complete_offer(struct complete *self, kin_str word)
{
    if (!word_is_plain(word))
        return;
    cli_say(self->ctx->out, "%.*s", KIN_STR(word));
    self->count++;
}

/* ---- candidates ---- */

static int offer_object(const kin_object *object, void *userdata)
{
    struct complete *self = userdata;

    complete_offer(self, kin_object_name(object));
    return self->count < COMPLETE_MAX_WORDS ? 0 : KIN_ELIMIT;
}

/* Print what was received before a failure. */
static void offer_objects(struct complete *self, const kin_resource *resource,
                          kin_str ns)
{
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = offer_object, .userdata = self};

    if (kin_client_list_all(
            self->connection.client, resource,
            KIN_OPTS(kin_list_opts,
                     .call = KIN_OPTS(kin_call_opts, .stop = self->stop),
                     .ns = ns),
            &handler,
            /* ret= */ NULL, /* err= */ NULL) < 0)
        return;
}

static void offer_namespaces(struct complete *self, const char *word)
{
    static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                            true};

    (void)word;
    offer_objects(self, &namespaces, kin_s(""));
}

static void offer_names(struct complete *self, const char *word)
{
    AUTO_RESOURCE resource = {.api = NULL};
    const struct cli_globals *globals = &self->ctx->globals;
    kin_str ns = kin_s(kin_config_namespace(self->connection.config));

    if (cli_resource_find(&resource, &self->connection, kin_s(word), self->stop,
                          /* err= */ NULL) < 0)
        return;
    if (globals->all_namespaces || resource.resource.is_cluster_scoped)
        ns = kin_s("");
    offer_objects(self, &resource.resource, ns);
}

static bool resource_is_listed(const kin_api_resource *api)
{
    for (size_t i = 0; api->verbs[i]; i++)
        if (strcmp(api->verbs[i], "list") == 0)
            return api->is_preferred;
    return false;
}

/* With their group, to distinguish equal names. */
static void offer_resources(struct complete *self, const char *word)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    char text[512];

    (void)word;
    if (kin_discovery_list(self->connection.discovery, self->stop, &list,
                           /* err= */ NULL) < 0)
        return;
    for (size_t i = 0; i < kin_api_list_count(list); i++) {
        const kin_api_resource *api = kin_api_list_at(list, i);
        const kin_resource *resource = &api->resource;
        if (!resource_is_listed(api))
            continue;
        snprintf(text, sizeof(text), "%s%s%s", resource->plural,
                 resource->group[0] ? "." : "", resource->group);
        complete_offer(self, kin_s(text));
    }
}

static void offer_contexts(struct complete *self, const char *word)
{
    const kin_config *config = self->connection.config;

    (void)word;
    for (size_t i = 0; i < kin_config_context_count(config); i++)
        complete_offer(self, kin_s(kin_config_context_at(config, i)));
}

/* ---- the verb ---- */

static const struct {
    const char *name;
    void (*offer)(struct complete *self, const char *word);
} complete_kinds[] = {
    {"contexts", offer_contexts},
    {"namespaces", offer_namespaces},
    {"names", offer_names},
    {"resources", offer_resources},
};

static enum cli_exit complete_run(int argc, char **argv,
                                  struct cli_context *ctx)
{
    __attribute__((cleanup(complete_done))) struct complete self = {.ctx = ctx};
    const char *word = argc > 1 ? argv[1] : "";
    int64_t timeout_ms = complete_timeout_ms();

    complete_withdraw(timeout_ms);
    if (argc == 0 ||
        kin_stop_new(
            /* parent= */ NULL,
            KIN_OPTS(kin_stop_opts, .has_deadline = true,
                     .deadline = kin_deadline_ms(timeout_ms)),
            &self.stop, /* err= */ NULL) < 0 ||
        cli_connect(&self.connection, &ctx->globals, /* err= */ NULL) < 0)
        return CLI_EXIT_OK;
    for (size_t i = 0; i < sizeof(complete_kinds) / sizeof(complete_kinds[0]);
         i++)
        if (strcmp(complete_kinds[i].name, argv[0]) == 0)
            complete_kinds[i].offer(&self, word);
    return CLI_EXIT_OK;
}

const struct cli_verb cli_verb_complete = {
    .name = "__complete",
    .is_hidden = true,
    .summary = "list completions for a shell",
    .words = "contexts|namespaces|resources|names RESOURCE",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE,
    .max_words = 2,
    .run = complete_run,
};
