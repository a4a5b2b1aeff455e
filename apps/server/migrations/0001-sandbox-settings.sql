-- One row: what an operator moves in the sandbox and every process on this database shares.
create table sandbox_settings (
  only_row boolean primary key default true check (only_row),
  -- business clock minus wall clock, in milliseconds
  business_clock_offset bigint not null default 0
);
insert into sandbox_settings default values;
