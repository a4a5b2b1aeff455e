-- What a person watches: the whole list in their order. `revision` grows by one with each change.
create table watchlists (
  person_id bigint primary key references persons,
  revision integer not null check (revision > 0),
  codes text[] not null check (cardinality(codes) <= 100),
  -- wall clock
  kept_at timestamptz not null
);
