/* SPDX-License-Identifier: Apache-2.0 */
/* Counts the pods of each node in a namespace, in C++17. */
#include <kin/api/core/v1.h>
#include <kin/kin.h>

#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

/* doc: handle */
/* Clients are reference-counted, so their handle can be copied. */
class client_handle
{
  public:
    explicit client_handle(kin_client *given = nullptr) noexcept : client(given)
    {
    }
    client_handle(const client_handle &other) noexcept
        : client(kin_client_ref(other.client))
    {
    }
    client_handle &operator=(client_handle other) noexcept
    {
        std::swap(client, other.client);
        return *this;
    }
    ~client_handle()
    {
        (void)kin_client_unref(client);
    }
    kin_client *get() const noexcept
    {
        return client;
    }

  private:
    kin_client *client;
};

/* Objects with a single owner are unique pointers. */
struct release {
    void operator()(kin_informer *informer) const noexcept
    {
        (void)kin_informer_free(informer);
    }
    void operator()(kin_stop *stop) const noexcept
    {
        (void)kin_stop_unref(stop);
    }
};
using informer_handle = std::unique_ptr<kin_informer, release>;
using stop_handle = std::unique_ptr<kin_stop, release>;
/* doc: end */

struct failure : std::exception {
    explicit failure(const kin_error &why) : text(why.message)
    {
    }
    const char *what() const noexcept override
    {
        return text.c_str();
    }
    std::string text;
};

static void check(int code, const kin_error &err)
{
    if (code < 0)
        throw failure(err);
}

/* doc: handler */
struct pods_by_node {
    kin_stop *done; /* stopped when all pods have been counted */
    std::map<std::string, int> counts;
};

/* No exception may leave a callback. */
static void on_pod(const kin_event *event, void *userdata) noexcept
{
    auto *self = static_cast<pods_by_node *>(userdata);
    kin_str node = core_v1_pod_spec_node_name(core_v1_pod_of(event->object));

    self->counts[std::string(std::string_view(node.ptr, node.len))]++;
}

static void on_synced(void *userdata) noexcept
{
    const auto *self = static_cast<pods_by_node *>(userdata);

    for (const auto &[node, count] : self->counts)
        std::printf("%s: %d\n", node.empty() ? "(none)" : node.c_str(), count);
    kin_stop_request(self->done);
}

static void add_handler(kin_informer *informer, kin_stop *done)
{
    auto pods = std::make_unique<pods_by_node>();
    kin_handler handler = KIN_INIT(kin_handler);
    kin_error err = KIN_ERROR_INIT;

    pods->done = done;
    handler.on_event = on_pod;
    handler.on_synced = on_synced;
    handler.userdata = pods.release(); /* given, also if the call fails */
    handler.destroy = [](void *userdata) {
        delete static_cast<pods_by_node *>(userdata);
    };
    check(kin_informer_add_handler(informer, &handler, /* opts= */ nullptr,
                                   /* ret= */ nullptr, &err),
          err);
}
/* doc: end */

/* doc: options */
static informer_handle new_informer(client_handle client, const char *ns)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_informer *informer = nullptr;
    kin_error err = KIN_ERROR_INIT;

    opts.ns = kin_s(ns);
    opts.on_error = [](const kin_failure *, const kin_error *why, void *) {
        std::fprintf(stderr, "%s\n", why->message);
        return KIN_RETRY;
    };
    check(kin_informer_new(client.get(), core_v1_pods, &opts, &informer, &err),
          err);
    return informer_handle(informer);
}

static stop_handle new_stop()
{
    kin_stop *stop = nullptr;
    kin_error err = KIN_ERROR_INIT;

    check(kin_stop_new(/* parent= */ nullptr,
                       KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                .deadline = kin_deadline_ms(30000)),
                       &stop, &err),
          err);
    return stop_handle(stop);
}
/* doc: end */

int main(int argc, char **argv)
try {
    kin_client *made = nullptr;
    kin_error err = KIN_ERROR_INIT;

    check(kin_client_new_from_env(/* opts= */ nullptr, &made, &err), err);
    client_handle client(made);
    stop_handle done = new_stop();
    informer_handle informer = new_informer(client,
                                            argc > 1 ? argv[1] : "default");
    add_handler(informer.get(), done.get());
    check(kin_informer_start(informer.get(), &err), err);
    return kin_stop_wait(done.get(), kin_deadline_never()) == KIN_ETIMEDOUT;
} catch (const std::exception &why) {
    std::fprintf(stderr, "cpp: %s\n", why.what());
    return 1;
}
