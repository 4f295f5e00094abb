# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154 # dir and the like: see common.sh
#
# The users of the cluster: certificates, tokens and kubeconfigs.  Needs only
# openssl and no network.
#
#   admin      system:masters: by certificate and by token
#   viewer     reads what the built-in role for viewing names: no Secrets, no
#              Nodes, no custom resources; writes nothing
#   unprivileged
#              is authenticated, and may only read its own user name
#   rotate-a, rotate-b
#              two users that may read as viewer does; the kubeconfig `rotating`
#              names a file that holds the token of the one or of the other, so
#              the user name that the server returns tells which one was read

readonly users=(admin viewer unprivileged rotate-a rotate-b)

issue_certificate() { # NAME SUBJECT DAYS EXTENSIONS
    local file=$dir/pki/$1
    openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
        -keyout "$file.key.new" -subj "$2" -out "$file.csr" 2>/dev/null
    openssl x509 -req -in "$file.csr" -CA "$dir/pki/ca.crt" \
        -CAkey "$dir/pki/ca.key" -set_serial "0x$(openssl rand -hex 8)" \
        -days "$3" -sha256 -extfile <(printf '%s\n' "$4") \
        -out "$file.crt.new" 2>/dev/null
    rm "$file.csr"
    # Each is replaced at once; a reader can still see one of each pair.
    mv "$file.key.new" "$file.key"
    mv "$file.crt.new" "$file.crt"
}

issue_client() { # NAME SUBJECT [DAYS]
    issue_certificate "$1" "$2" "${3:-30}" "basicConstraints=critical,CA:FALSE
extendedKeyUsage=clientAuth
keyUsage=critical,digitalSignature"
}

make_ca() {
    openssl req -x509 -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
        -nodes -keyout "$dir/pki/ca.key" -subj /CN=kin-cluster-ca -days 30 \
        -sha256 -addext "basicConstraints=critical,CA:TRUE" \
        -addext "keyUsage=critical,keyCertSign,cRLSign,digitalSignature" \
        -out "$dir/pki/ca.crt" 2>/dev/null
}

make_certificates() {
    mkdir -p "$dir/pki"
    make_ca
    issue_certificate apiserver /CN=kube-apiserver 30 \
        "basicConstraints=critical,CA:FALSE
subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:kubernetes.default.svc
extendedKeyUsage=serverAuth
keyUsage=critical,digitalSignature"
    issue_client admin /O=system:masters/CN=admin
    issue_client viewer /CN=viewer
    openssl genrsa -out "$dir/pki/sa.key" 2048 2>/dev/null
    openssl rsa -in "$dir/pki/sa.key" -pubout -out "$dir/pki/sa.pub" 2>/dev/null
}

group_of() { # USER
    case $1 in
    admin) echo system:masters ;;
    unprivileged) echo unprivileged-users ;;
    *) echo viewers ;;
    esac
}

# The apiserver reads tokens.csv when it starts, and only then.
make_tokens() {
    local user
    mkdir -p "$dir/token"
    for user in "${users[@]}"; do
        openssl rand -hex 16 >"$dir/token/$user"
        printf '%s,%s,uid-%s,%s\n' "$(<"$dir/token/$user")" "$user" "$user" \
            "$(group_of "$user")"
    done >"$dir/tokens.csv"
    use_token rotate-a
}

use_token() { # USER: whose token the rotating file holds
    cp "$dir/token/$1" "$dir/token/.rotating"
    mv "$dir/token/.rotating" "$dir/token/rotating"
}

write_kubeconfig() { # NAME CA-LINE USER-LINE...
    local name=$1 ca=$2
    shift 2
    {
        cat <<YAML
apiVersion: v1
kind: Config
clusters:
- name: kin
  cluster:
    server: $server
    $ca
users:
- name: $name
  user:
YAML
        printf '    %s\n' "$@"
        cat <<YAML
contexts:
- name: kin
  context: {cluster: kin, user: $name, namespace: default}
current-context: kin
YAML
    } >"$dir/kubeconfig/$name"
}

# Each way in which a kubeconfig can say it, at least once.
make_kubeconfigs() {
    local data file
    data="certificate-authority-data: $(base64 -w 0 "$dir/pki/ca.crt")"
    file="certificate-authority: ../pki/ca.crt"
    mkdir -p "$dir/kubeconfig"
    write_kubeconfig admin "$data" \
        "client-certificate-data: $(base64 -w 0 "$dir/pki/admin.crt")" \
        "client-key-data: $(base64 -w 0 "$dir/pki/admin.key")"
    write_kubeconfig admin-files "$file" \
        "client-certificate: ../pki/admin.crt" "client-key: ../pki/admin.key"
    write_kubeconfig admin-token "$file" "token: $(<"$dir/token/admin")"
    write_kubeconfig viewer "$data" "token: $(<"$dir/token/viewer")"
    write_kubeconfig viewer-files "$file" \
        "client-certificate: ../pki/viewer.crt" "client-key: ../pki/viewer.key"
    write_kubeconfig unprivileged "$data" "token: $(<"$dir/token/unprivileged")"
    write_kubeconfig rotating "$data" "tokenFile: $dir/token/rotating"
    write_kubeconfig stranger "$data" "token: not-a-token"
    write_kubeconfig distrustful "insecure-skip-tls-verify: false" \
        "token: $(<"$dir/token/admin")"
}

# The role `view` is empty until a controller-manager aggregates it; the one
# that it is made of is not.
bind_viewers() {
    local path=/apis/rbac.authorization.k8s.io/v1/clusterrolebindings
    as_admin --fail --output /dev/null "$server$path" \
        --header 'Content-Type: application/json' --data '{
        "apiVersion": "rbac.authorization.k8s.io/v1",
        "kind": "ClusterRoleBinding", "metadata": {"name": "kin-viewers"},
        "roleRef": {"apiGroup": "rbac.authorization.k8s.io",
            "kind": "ClusterRole", "name": "system:aggregate-to-view"},
        "subjects": [
            {"apiGroup": "rbac.authorization.k8s.io", "kind": "Group",
             "name": "viewers"},
            {"apiGroup": "rbac.authorization.k8s.io", "kind": "User",
             "name": "viewer"}]}'
}
