-- Bonds and new shares to apply for. Times are of the business clock, money is whole cents; see docs/offerings.md.

create table offerings (
  code text primary key check (code ~ '^[a-z0-9-]{3,40}$'),
  activity integer not null references activities,
  -- names, issuer, document, fees, loan and terms as they are shown; only names, summary and document may be put right
  facts jsonb not null,
  lot_amount bigint not null check (lot_amount > 0),
  max_lots integer not null check (max_lots > 0),
  lots_on_offer integer not null check (lots_on_offer > 0),
  -- as they were announced; what they come to follows the trading calendar where that is asked for
  opens_at timestamptz not null,
  cut_off_at timestamptz not null,
  closes_at timestamptz not null,
  allotment_at timestamptz not null,
  refund_at timestamptz not null,
  listed_at timestamptz not null,
  follows_calendar boolean not null default true,
  -- sandbox only: made for one test, found by its code alone
  unlisted boolean not null default false,
  -- sandbox only: other people who apply, as [lots, applicants] pairs
  demand jsonb not null default '[]',
  -- whose closing prices on the closing day are mixed in
  entropy_codes text[] not null check (array_length(entropy_codes, 1) >= 1),
  -- how lots that do not divide are drawn for: 32 random bytes in hex, under AES-256-GCM, and what was promised by them
  seed_sealed bytea not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  -- from the close on: all applications as a hash and a number, and the day whose closing prices are mixed in
  entries_hash text check (entries_hash ~ '^[0-9a-f]{64}$'),
  entries_count integer check (entries_count >= 0),
  closed_on text check (closed_on ~ '^\d{4}-\d\d-\d\d$'),
  frozen_at timestamptz,
  -- once that day's trading is over
  entropy text,
  -- once it was allotted
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  result jsonb,
  allotted_at timestamptz,
  -- once every application's money is sorted
  settled_at timestamptz,
  check (opens_at < cut_off_at and cut_off_at <= closes_at and closes_at <= allotment_at
    and allotment_at <= refund_at and refund_at <= listed_at),
  check (num_nulls(entries_hash, entries_count, closed_on, frozen_at) in (0, 4)),
  check (entropy is null or frozen_at is not null),
  check (num_nulls(seed, result, allotted_at) in (0, 3)),
  check (allotted_at is null or entropy is not null),
  check (settled_at is null or allotted_at is not null)
);
create index offerings_activity on offerings (activity);
create index offerings_unsettled on offerings (code) where settled_at is null;

-- What was promised stays, and what was drawn is drawn once.
create function keep_offering_promise() returns trigger language plpgsql as $$
begin
  if (old.code, old.activity, old.facts - '{name,issuer,summary,document}'::text[], old.lot_amount, old.max_lots,
      old.lots_on_offer, old.follows_calendar, old.unlisted, old.demand, old.entropy_codes, old.seed_sealed,
      old.seed_hash, old.commitment, old.committed_at)
      is distinct from (new.code, new.activity, new.facts - '{name,issuer,summary,document}'::text[], new.lot_amount,
      new.max_lots, new.lots_on_offer, new.follows_calendar, new.unlisted, new.demand, new.entropy_codes,
      new.seed_sealed, new.seed_hash, new.commitment, new.committed_at)
    -- a test of the sandbox takes its own through its phases
    or not old.unlisted and (old.opens_at, old.cut_off_at, old.closes_at, old.allotment_at, old.refund_at, old.listed_at)
      is distinct from (new.opens_at, new.cut_off_at, new.closes_at, new.allotment_at, new.refund_at, new.listed_at)
    or old.frozen_at is not null and (old.entries_hash, old.entries_count, old.closed_on, old.frozen_at)
      is distinct from (new.entries_hash, new.entries_count, new.closed_on, new.frozen_at)
    or old.entropy is not null and old.entropy is distinct from new.entropy
    or old.allotted_at is not null and (old.seed, old.result, old.allotted_at)
      is distinct from (new.seed, new.result, new.allotted_at)
  then raise exception 'offering % does not change that way', old.code;
  end if;
  return new;
end $$;
create trigger offerings_keep_promise before update on offerings for each row execute function keep_offering_promise();
create trigger offerings_no_delete before delete on offerings for each row execute function refuse_change();
create trigger offerings_no_truncate before truncate on offerings for each statement execute function refuse_change();

create table offering_applications (
  id uuid primary key,
  reference text not null unique,
  offering text not null references offerings,
  account_id bigint not null references client_accounts,
  -- of whoever holds the account
  holder_hash bytea not null,
  lots integer not null check (lots > 0),
  method text not null check (method in ('cash', 'margin')),
  amount bigint not null check (amount > 0),
  -- cents by kind of fee, and the rates they were counted by: settled by these, whatever is said of the offering since
  fees jsonb not null,
  fee_rates jsonb not null,
  fees_total bigint not null check (fees_total >= 0),
  loan bigint not null check (loan >= 0),
  interest bigint not null check (interest >= 0),
  blocked bigint not null,
  status text not null default 'submitted' check (status in ('submitted', 'cancelled', 'allotted', 'none', 'refunded')),
  lots_allotted integer check (lots_allotted between 0 and lots),
  -- of these, what the ballot gave
  lots_drawn integer check (lots_drawn in (0, 1)),
  -- where the money went: paid, fees, interest, loanReturned, loanLeft, refund, in cents
  settlement jsonb,
  applied_at timestamptz not null,
  cancelled_at timestamptz,
  allotted_at timestamptz,
  refunded_at timestamptz,
  check (blocked = amount + fees_total + interest),
  check (loan <= amount),
  check ((lots_allotted is null) = (allotted_at is null)),
  check ((settlement is null) = (refunded_at is null))
);
-- one application a person, whatever the number of their accounts
create unique index offering_applications_holder on offering_applications (offering, holder_hash)
  where status <> 'cancelled';
create index offering_applications_account on offering_applications (account_id, applied_at desc);
create index offering_applications_live on offering_applications (offering, id)
  where status in ('submitted', 'allotted', 'none');

-- What was applied for and charged stays; what became of it is written beside it.
create function keep_application_charge() returns trigger language plpgsql as $$
begin
  if (old.id, old.reference, old.offering, old.account_id, old.holder_hash, old.lots, old.method, old.amount, old.fees,
      old.fee_rates, old.fees_total, old.loan, old.interest, old.blocked, old.applied_at)
    is distinct from (new.id, new.reference, new.offering, new.account_id, new.holder_hash, new.lots, new.method,
      new.amount, new.fees, new.fee_rates, new.fees_total, new.loan, new.interest, new.blocked, new.applied_at)
  then raise exception 'application % does not change that way', old.id;
  end if;
  return new;
end $$;
create trigger offering_applications_keep_charge before update on offering_applications
  for each row execute function keep_application_charge();
create trigger offering_applications_no_delete before delete on offering_applications
  for each row execute function refuse_change();
create trigger offering_applications_no_truncate before truncate on offering_applications
  for each statement execute function refuse_change();

-- Nobody comes and nobody goes once the entries are frozen, whoever asks; waits for whoever is freezing them.
create function keep_entries_frozen() returns trigger language plpgsql as $$
begin
  perform from offerings where code = new.offering and frozen_at is null for share;
  if not found then raise exception 'the entries of offering % are frozen', new.offering; end if;
  return new;
end $$;
create trigger offering_applications_frozen_in before insert on offering_applications
  for each row execute function keep_entries_frozen();
create trigger offering_applications_frozen_out before update on offering_applications
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function keep_entries_frozen();
create trigger offering_applications_frozen_again before update on offering_applications
  for each row when (new.status <> 'cancelled' and old.status = 'cancelled') execute function keep_entries_frozen();
