# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154 # dir and the like: see common.sh
#
# The parent of a cluster's processes.  They must end with the test that uses
# them, in whatever way that ends, so:
#   - the supervisor ends them all on request, on a signal, or within a second
#     after its owner exits (the process that uses the cluster, such as ctest);
#   - the kernel kills them when the supervisor itself is killed.
# Hence only the supervisor starts them.  A verb that needs one started writes
# "REPLY-FIFO NAME" to the fifo DIR/control and reads the answer from its own.

# ---- ports
#
# Four in a row: apiserver, etcd, etcd's peers, controller-manager.  They stay
# the same when a process is started again, so they are taken from below those
# that the kernel hands out, and a lock keeps other clusters of this user away.

port_is_free() { # PORT
    ! (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

reserve_ports() { # sets port; holds the lock as long as this process lives
    local locks=${TMPDIR:-/tmp}/kin-cluster-ports.$UID try low first _
    read -r low _ </proc/sys/net/ipv4/ip_local_port_range
    first=$((low > 24000 ? low - 12000 : 12000))
    mkdir -p "$locks"
    for ((try = 0; try < 100; try++)); do
        port=$((first + RANDOM % 2999 * 4))
        exec {port_lock}>"$locks/$port"
        if flock --nonblock "$port_lock" && port_is_free "$port" &&
            port_is_free $((port + 1)) && port_is_free $((port + 2)) &&
            port_is_free $((port + 3)); then
            return
        fi
        exec {port_lock}>&-
    done
    die "no four free ports in a row from $first on"
}

# ---- the processes

# In a session of its own: a terminal's Ctrl-C is for us to handle.
launch() { # NAME COMMAND...
    local name=$1
    shift
    printf -- '---- start: %s\n' "$*" >>"$dir/log/$name.log"
    tied KILL setsid "$@" >>"$dir/log/$name.log" 2>&1 </dev/null \
        {control}>&- {port_lock}>&- &
    record "$name" $!
}

launch_etcd() {
    local peers=http://127.0.0.1:$((port + 2)) sync=(--unsafe-no-fsync)
    # The data is throwaway: it survives a kill of etcd, not of the machine,
    # unless fsync is requested to measure its cost.
    [ "${KIN_CLUSTER_FSYNC:-}" != 1 ] || sync=()
    # One member elects itself: no reason to take its time.
    launch etcd "$(program etcd)" --data-dir "$dir/etcd" --name kin \
        "${sync[@]}" --heartbeat-interval 20 --election-timeout 100 \
        --log-level warn --quota-backend-bytes 8589934592 \
        --listen-client-urls "$etcd" --advertise-client-urls "$etcd" \
        --listen-peer-urls "$peers" --initial-advertise-peer-urls "$peers" \
        --initial-cluster "kin=$peers"
}

# The service account `default` only exists if a controller-manager runs, so the
# admission plugin that requires it is off: Pods can be created immediately.
launch_apiserver() {
    local more=()
    [ ! -f "$dir/apiserver.args" ] || mapfile -t more <"$dir/apiserver.args"
    if [ -n "$kin" ]; then
        mkdir -p "$dir/data"
        launch apiserver "$kin" serve --listen "127.0.0.1:$port" \
            --data "$dir/data/objects" --tls-dir "$dir/pki" \
            --token-file "$dir/tokens.csv" "${more[@]}"
        return
    fi
    launch apiserver "$(program kube-apiserver)" --etcd-servers "$etcd" \
        --bind-address 127.0.0.1 --advertise-address 127.0.0.1 \
        --secure-port "$port" --endpoint-reconciler-type none \
        --service-cluster-ip-range 10.0.0.0/24 --allow-privileged=true \
        --client-ca-file "$dir/pki/ca.crt" \
        --tls-cert-file "$dir/pki/apiserver.crt" \
        --tls-private-key-file "$dir/pki/apiserver.key" \
        --token-auth-file "$dir/tokens.csv" --authorization-mode RBAC \
        --service-account-issuer https://kubernetes.default.svc \
        --service-account-key-file "$dir/pki/sa.pub" \
        --service-account-signing-key-file "$dir/pki/sa.key" \
        --disable-admission-plugins ServiceAccount "${more[@]}"
}

readonly controllers=deployment-controller,replicaset-controller,\
statefulset-controller,daemonset-controller,job-controller,\
garbage-collector-controller,namespace-controller,serviceaccount-controller,\
root-ca-certificate-publisher-controller,endpointslice-controller,\
clusterrole-aggregation-controller

launch_kcm() {
    launch kcm "$(program kube-controller-manager)" \
        --kubeconfig "$dir/kubeconfig/admin" \
        --authentication-kubeconfig "$dir/kubeconfig/admin" \
        --authorization-kubeconfig "$dir/kubeconfig/admin" \
        --bind-address 127.0.0.1 --secure-port $((port + 3)) \
        --cert-dir "$dir/pki/kcm" --root-ca-file "$dir/pki/ca.crt" \
        --service-account-private-key-file "$dir/pki/sa.key" \
        --leader-elect=false --use-service-account-credentials=false \
        --kube-api-qps 500 --kube-api-burst 1000 --controllers "$controllers"
}

sweep() { # what is of no use without the processes
    rm -rf "$dir/etcd" "$dir/data" "$dir/control"
    rm -f "$dir"/pid/*
    [ ! -e "$dir/temporary" ] || rm -rf "$dir"
}

# SIGKILL: their data is not needed.
end_all() {
    local name
    trap '' TERM INT HUP
    for name in kcm apiserver etcd; do
        signal_and_wait "$name" KILL 10 || say "$name does not die"
    done
    sweep
}

owner_is_gone() { # uses owner and owner_started
    [ -n "$owner" ] || return 1
    ! start_time "$owner" || [ "$REPLY" != "$owner_started" ]
}

serve() { # REPLY-FIFO NAME
    local answer=ok
    case $2 in
    etcd | apiserver | kcm)
        if alive "$2"; then
            answer="$2 is already running"
        else
            "launch_$2"
        fi ;;
    *) answer="cannot start '$2'" ;;
    esac
    printf '%s\n' "$answer" 1<>"$1"
}

prepare() {
    umask 077
    mkdir -p "$dir/log" "$dir/pid"
    reserve_ports
    printf '%s\n' "$port" >"$dir/port"
    use_dir
    make_certificates
    make_tokens
    make_kubeconfigs
    mkfifo "$dir/control"
}

supervise() { # [OWNER]
    local owner=${1:-} owner_started control fifo name line part
    if [ -n "$owner" ]; then
        start_time "$owner" || die "no process $owner to watch"
        owner_started=$REPLY
    fi
    trap end_all EXIT
    trap 'exit 0' TERM INT HUP
    prepare
    # Open for reading and writing: never at its end, never blocking.
    exec {control}<>"$dir/control"
    printf '%s\n' "$owner" >"$dir/owner"
    record supervisor $$
    line='' part=''
    until owner_is_gone; do
        # The time may be up within a line: its beginning is kept.
        IFS= read -r -t 0.5 -u "$control" part || { line+=$part; continue; }
        read -r fifo name <<<"$line$part"
        line=
        serve "$fifo" "$name"
    done
    say "the owner is gone"
}

# ---- the other side

ask_to_start() { # NAME
    local fifo=$dir/.answer.$BASHPID answer control
    alive supervisor || die "$dir has no supervisor any more"
    mkfifo "$fifo"
    exec {control}<>"$fifo"
    printf '%s %s\n' "$fifo" "$1" 1<>"$dir/control"
    read -r -t 120 -u "$control" answer || answer="the supervisor is silent"
    exec {control}>&-
    rm -f "$fifo"
    [ "$answer" = ok ] || die "$answer"
}

is_ready() { # NAME
    case $1 in
    etcd) curl --silent --fail --output /dev/null --max-time 2 "$etcd/health" ;;
    apiserver) answers_200 "$server/readyz" ;;
    kcm) answers_200 --insecure "https://127.0.0.1:$((port + 3))/healthz" ;;
    esac
}

ready_or_gone() { # NAME
    is_ready "$1" || gone "$1"
}

start() { # NAME: returns when it is ready
    ask_to_start "$1"
    if within 120 ready_or_gone "$1" && alive "$1"; then
        return
    fi
    show_log "$1"
    die "$1 does not start; see $dir/log/$1.log"
}
