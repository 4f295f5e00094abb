# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154 # here, self: see cluster
#
# Builds the programs from Go modules into a cache outside the source tree, once
# for each set of versions.  A program appears there complete or not at all, and
# builds that start at the same time wait for each other; so a build that was
# killed goes on where it was (Go keeps what is compiled).

readonly programs=(etcd kubectl kube-apiserver kube-controller-manager load)
readonly recipe=1 # part of the cache's name: raise it when the flags change

kube_version=$(sed -n 's/^require k8s.io\/kubernetes //p' "$here/go.mod")
readonly kube_version

cache_dir() {
    local base=${KIN_CLUSTER_CACHE:-${XDG_CACHE_HOME:-${HOME:?}/.cache}/kin}
    local key
    key=$({ echo "$recipe $(uname -sm)"; cat "$here/go.mod" "$here/go.sum"; } |
              sha256sum)
    echo "$base/cluster-${kube_version#v}-${key:0:12}"
}
cache=$(cd / && cache_dir)
readonly cache

# Our own program changes without the others, hence a key of its own.
program() { # NAME: prints its path
    local key
    case $1 in
    load) key=$(cat "$here"/load/*.go | sha256sum)
          echo "$cache/load-${key:0:12}" ;;
    *) echo "$cache/$1" ;;
    esac
}

package_of() { # PROGRAM
    case $1 in
    etcd) echo go.etcd.io/etcd/server/v3 ;;
    load) echo ./load ;;
    *) echo "k8s.io/kubernetes/cmd/$1" ;;
    esac
}

missing_programs() {
    local p
    for p in "${programs[@]}"; do
        [ -x "$(program "$p")" ] || echo "$p"
    done
}

need_programs() {
    [ -z "$(missing_programs)" ] ||
        die "not built yet: run '$self build' first"
}

need_go() {
    local need have
    need=$(sed -n 's/^go //p' "$here/go.mod")
    command -v go >/dev/null ||
        cannot "no Go on this machine; Kubernetes $kube_version needs $need" \
            "or newer (that of Debian 12 is too old)"
    have=$(cd "$here" && go env GOVERSION 2>&1) || cannot "go: $have"
    printf '%s\n' "$need" "${have#go}" | sort -VC ||
        cannot "Kubernetes $kube_version needs Go $need; this is ${have#go}"
}

need_tools() {
    local tool
    for tool in curl openssl flock setpriv setsid; do
        command -v "$tool" >/dev/null ||
            cannot "no $tool on this machine: run 'scripts/setup cluster'"
    done
}

# Go says one line for each package that it compiles.
show_progress() { # PROGRAM PACKAGES
    local line count=0 started=$SECONDS shown=$SECONDS
    while IFS= read -r line; do
        count=$((count + 1))
        if [ -t 2 ]; then
            printf '\rcluster: %s: package %d of %d, %d s ' \
                "$1" "$count" "$2" $((SECONDS - started)) >&2
        elif [ $((SECONDS - shown)) -ge 30 ]; then
            say "$1: package $count of $2, $((SECONDS - started)) s"
            shown=$SECONDS
        fi
        printf '%s\n' "$line"
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
}

count_packages() { # PACKAGE LOG: prints how many; downloads what is missing
    (cd "$here" && GOWORK=off go list -mod=readonly -deps "$1" 2>"$2") | wc -l
}

compile() { # PROGRAM FILE LOG
    local version=k8s.io/component-base/version
    local minor=${kube_version#v1.} package total
    minor=${minor%%.*}
    package=$(package_of "$1")
    total=$(count_packages "$package" "$3") || {
        tail -n 5 "$3" >&2
        cannot "$1: its Go modules cannot be had"
    }
    (
        cd "$here" || exit
        GOWORK=off CGO_ENABLED=0 tied TERM go build -v -trimpath \
            -buildvcs=false -mod=readonly -o "$2" -ldflags "-s -w \
            -X $version.gitVersion=$kube_version \
            -X $version.gitMajor=1 -X $version.gitMinor=$minor" \
            "$package" {lock}>&-
    ) 2>&1 | show_progress "$1" "$total" >"$3" {lock}>&-
}

build_one() { # PROGRAM
    local started=$SECONDS file log=$cache/log/$1.log
    file=$(program "$1")
    say "building $1 (log: $log)"
    compile "$1" "$file.new" "$log" || {
        tail -n 20 "$log" >&2
        die "$1 does not build; see $log"
    }
    mv "$file.new" "$file"
    say "built $1 in $((SECONDS - started)) s"
}

build_all() {
    local lock p
    [ -n "$(missing_programs)" ] || return 0
    need_go
    mkdir -p "$cache/log"
    exec {lock}>"$cache/lock"
    flock --nonblock "$lock" || {
        say "another build is under way; waiting for it"
        flock "$lock"
    }
    for p in $(missing_programs); do
        build_one "$p"
    done
    exec {lock}>&-
}
