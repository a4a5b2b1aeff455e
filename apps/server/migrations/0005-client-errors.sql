-- Failures of the client, counted by kind (A12). Nothing in it says who met them.
create table client_errors (
  -- hash of everything below that is text
  fingerprint bytea primary key,
  name text not null,
  message text not null,
  stack text[] not null,
  route text not null,
  release text not null,
  reports bigint not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index client_errors_last_at on client_errors (last_at);
