-- Imports of voucher codes by staff (decision 0190). A file that is only previewed waits here, sealed, for an hour.
create table voucher_imports (
  id uuid primary key,
  activity integer not null references activities (number),
  item text not null,
  -- as the member of staff's file is called; an import by command has the name of its file too
  file_name text not null,
  -- the codes of a previewed file as a sealed list; null from the import on
  codes_sealed bytea,
  codes integer not null check (codes > 0),
  -- new codes; null before the import
  added integer check (added between 0 and codes),
  -- the id of the member of staff, or the name from --by
  imported_by text not null,
  undone_by text,
  -- wall clock
  previewed_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz,
  check ((imported_at is null) = (added is null)),
  check ((imported_at is null) = (codes_sealed is not null)),
  check ((undone_at is null) = (undone_by is null)),
  check (undone_at is null or imported_at is not null)
);
create index voucher_imports_history on voucher_imports (imported_at desc, id desc) where imported_at is not null;
create index voucher_imports_previewed on voucher_imports (previewed_at) where imported_at is null;
