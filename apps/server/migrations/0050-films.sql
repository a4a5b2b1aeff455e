-- Films of the list. `content` is what an author wrote, checked by the server's schema; the rest is what is sought by.
create table films (
  code text primary key,
  topic text not null,
  -- business clock; nothing is told of a film before
  published_at timestamptz not null,
  status text not null check (status in ('ready', 'processing', 'unavailable', 'removed')),
  login_only boolean not null,
  mainland text not null check (mainland in ('notice', 'page')),
  content jsonb not null
);
create index on films (published_at desc, code);

-- Where a person is in a film.
create table film_progress (
  person_id bigint not null references persons,
  film text not null references films,
  position_ms integer not null check (position_ms >= 0),
  -- to its end, at least once
  seen boolean not null,
  -- wall clock, when they were there
  at timestamptz not null,
  primary key (person_id, film)
);
