# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# What the parts of the kit share: messages, processes, the folder of a cluster.

readonly not_here=77 # how CTest learns that a test cannot run on this machine

say() { printf 'cluster: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Ends with the reason why there can be no cluster on this machine: a skip for
# a person, a failure where KIN_REQUIRE_CLUSTER says that one must be there.
cannot() { # REASON
    case ${KIN_REQUIRE_CLUSTER:-0} in
    0) say "skipped: $*"; exit "$not_here" ;;
    *) die "$* (and KIN_REQUIRE_CLUSTER is set)" ;;
    esac
}

# ---- processes
#
# A process is identified by its pid and its start time (field 22 of
# /proc/PID/stat), since the kernel may reuse a pid.  No forks here, since the
# supervisor checks twice a second.

start_time() { # PID: sets REPLY; fails when there is no such process
    local stat fields
    { read -r stat <"/proc/$1/stat"; } 2>/dev/null || return 1
    IFS=' ' read -ra fields <<<"${stat##*) }"
    # The first thread of a killed process may be a zombie long before the others
    # have closed files and ports: the process is gone when no thread is left.
    [ "${fields[0]}" != Z ] || [ "${fields[17]}" -gt 1 ] || return 1
    REPLY=${fields[19]}
}

record() { # NAME PID
    start_time "$2" || REPLY=0
    printf '%s %s\n' "$2" "$REPLY" >"$dir/pid/.$1"
    mv "$dir/pid/.$1" "$dir/pid/$1"
}

alive() { # NAME: sets REPLY to the pid
    local pid started
    { read -r pid started <"$dir/pid/$1"; } 2>/dev/null || return 1
    start_time "$pid" && [ "$REPLY" = "$started" ] || return 1
    REPLY=$pid
}

# Runs a command that gets a signal when this process ends, however it ends.
tied() { # SIGNAL COMMAND...
    exec setpriv --pdeathsig "$@"
}

# A test's patience: polls COMMAND until it succeeds.
within() { # SECONDS COMMAND...
    local end=$((${EPOCHREALTIME/[.,]/} + $1 * 1000000))
    shift
    until "$@"; do
        [ "${EPOCHREALTIME/[.,]/}" -lt "$end" ] || return 1
        sleep 0.05
    done
}

gone() { ! alive "$1"; } # NAME

signal_and_wait() { # NAME SIGNAL SECONDS
    alive "$1" || return 0
    kill "-$2" "$REPLY" 2>/dev/null || return 0
    within "$3" gone "$1" || return 1
}

seconds_since() { # EPOCHREALTIME: prints seconds with one digit
    local tenths=$(((${EPOCHREALTIME/[.,]/} - ${1/[.,]/}) / 100000))
    printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}

# ---- the folder of a cluster

use_dir() { # sets dir, port, server, and etcd or kin
    [ -n "${dir:-}" ] || die "which one? give -d DIR or set KIN_CLUSTER_DIR"
    [ -f "$dir/port" ] || die "$dir holds no cluster"
    dir=$(cd "$dir" && pwd)
    read -r port <"$dir/port"
    # shellcheck disable=SC2034
    server=https://127.0.0.1:$port
    etcd=http://127.0.0.1:$((port + 1))
    kin=
    if [ -f "$dir/serve" ]; then
        kin=$(<"$dir/serve") etcd=
    fi
}

show_log() { # NAME [LINES]
    [ -s "$dir/log/$1.log" ] || return 0
    printf -- '---- the end of %s\n' "$dir/log/$1.log" >&2
    tail -n "${2:-20}" "$dir/log/$1.log" >&2
}

# ---- requests

as_admin() { # CURL-ARGUMENT...
    curl --silent --show-error --max-time "${patience:-10}" \
        --cacert "$dir/pki/ca.crt" --cert "$dir/pki/admin.crt" \
        --key "$dir/pki/admin.key" "$@"
}

answers_200() { # CURL-ARGUMENT...
    [ "$(patience=2 as_admin --output /dev/null --write-out '%{http_code}' \
             "$@" 2>/dev/null)" = 200 ]
}

etcd_call() { # PATH JSON
    curl --silent --show-error --max-time 30 --data "$2" "$etcd$1"
}
