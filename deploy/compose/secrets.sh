#!/bin/sh
# Creates the secrets of a deployment that do not exist yet, one file each, in the folder `secrets` beside this script.
# The certificate comes from the firm: certificate, certificate_key.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
cd secrets

# creates the file $1 from the output of the command behind it
make() {
  name=$1
  shift
  [ -s "$name" ] && return
  "$@" | tr -d '\n' >"$name"
  # the account of the image reads the files, which only this folder protects
  chmod 444 "$name"
}
random() { openssl rand -base64 32; }
# passwords stand in addresses, where base64 would need escapes
password() { openssl rand -hex 24; }
ring() { printf 'k1:%s' "$(random)"; }
deployment_key() {
  openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -outform DER 2>/dev/null |
    openssl pkcs8 -topk8 -nocrypt -inform DER -outform DER | base64
}
signing_key() { openssl genpkey -algorithm ed25519 -outform DER | base64; }
address() { printf 'postgres://%s:%s@database:5432/foyer' "$1" "$(cat "$2")"; }

for name in postgres_password owner_password application_password; do make "$name" password; done
make database_url address foyer application_password
make database_owner_url address foyer_owner owner_password
for name in two_layer_secret sms_reports_key sms_second_reports_key; do make "$name" random; done
for name in token_keys master_keys pepper data_key; do make "$name" ring; done
make deployment_key deployment_key
make connector_signing_key signing_key
for name in certificate certificate_key; do
  [ -s "$name" ] || echo "missing: $(pwd)/$name" >&2
done
