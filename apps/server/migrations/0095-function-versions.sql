-- The texts of database functions that this database received, in this order. The newest text of a name is in use.
create table function_versions (
  id bigint generated always as identity primary key,
  -- name of a file in src/database/functions
  name text not null,
  -- of the file, in hex
  sha256 text not null,
  -- wall clock
  applied_at timestamptz not null
);
