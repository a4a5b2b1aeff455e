#!/bin/sh
# Runs once in the container of PostgreSQL, when its volume is empty: creates the two roles and the database.
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 \
  --set=owner="$(cat /run/secrets/owner_password)" \
  --set=application="$(cat /run/secrets/application_password)" <<'SQL'
create role foyer_owner login password :'owner';
create role foyer login password :'application';
create database foyer owner foyer_owner encoding 'UTF8' template template0;
SQL
