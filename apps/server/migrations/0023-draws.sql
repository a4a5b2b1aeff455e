-- Draws with a committed and later revealed seed. Times are of the business clock.

create table draws (
  activity integer primary key references activities,
  -- 32 random bytes in hex, under AES-256-GCM; opened to draw and to reveal
  seed_sealed bytea not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  -- code, odds in parts per million and stock, in the order they are counted in
  prizes jsonb not null,
  -- hash of code, seed hash and prizes
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  last_number integer not null default 0,
  -- of the last draw; the commitment before the first
  last_proof text not null check (last_proof ~ '^[0-9a-f]{64}$'),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  revealed_at timestamptz,
  check ((seed is null) = (revealed_at is null))
);

-- What was promised stays, numbers have no gaps, and nobody draws once the seed is out.
create function keep_draw_promise() returns trigger language plpgsql as $$
begin
  if (old.activity, old.seed_sealed, old.seed_hash, old.prizes, old.commitment, old.committed_at)
      is distinct from (new.activity, new.seed_sealed, new.seed_hash, new.prizes, new.commitment, new.committed_at)
    or old.revealed_at is not null
    or new.last_number <> (select coalesce(max(number), 0) from draw_records where activity = old.activity)
  then raise exception 'draw of activity % does not change that way', old.activity;
  end if;
  return new;
end $$;
create trigger draws_keep_promise before update on draws for each row execute function keep_draw_promise();
create trigger draws_no_delete before delete on draws for each row execute function refuse_change();
create trigger draws_no_truncate before truncate on draws for each statement execute function refuse_change();

create table draw_chances (
  id bigint generated always as identity primary key,
  activity integer not null references activities,
  person_id bigint not null references persons,
  task text not null check (task in ('join', 'visit', 'account_safety', 'sandbox')),
  -- which of several of one task: the day of a visit
  period text not null default '',
  earned_at timestamptz not null,
  unique (activity, person_id, task, period)
);

create table draw_records (
  activity integer not null references draws,
  number integer not null check (number > 0),
  chance_id bigint not null unique references draw_chances,
  visitor_seed text not null check (visitor_seed ~ '^[A-Za-z0-9_-]{16,64}$'),
  -- hex HMAC that decided it, and that the next one goes on from
  proof text not null check (proof ~ '^[0-9a-f]{64}$'),
  -- what was won; null for nothing
  prize text,
  reward_id uuid unique references rewards,
  -- last two digits of the winner's number, all that is ever shown of it
  winner text not null check (winner ~ '^\*\*\*\d\d$'),
  drawn_at timestamptz not null,
  primary key (activity, number),
  check ((prize is null) = (reward_id is null))
);
create index draw_records_won on draw_records (activity, prize) where prize is not null;
create trigger draw_records_append_only before update or delete on draw_records
  for each row execute function refuse_change();
create trigger draw_records_no_truncate before truncate on draw_records
  for each statement execute function refuse_change();

-- Vouchers won of a pool that was short of codes: they get theirs when there are some.
create index rewards_code_owed on rewards (activity, item, issued_at)
  where type = 'exchange_voucher' and status = 'pending' and voucher_code_id is null;
