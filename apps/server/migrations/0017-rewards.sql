-- What is granted, and what pays for it. Times are of the business clock unless said otherwise.

-- What was done to whom, by whom: rows are only ever added.
create table audit_entries (
  id bigint generated always as identity primary key,
  -- wall clock
  at timestamptz not null,
  actor text not null check (actor in ('person', 'system', 'operator', 'merchant', 'partner')),
  -- what it is about: a table and the key of a row
  subject text not null,
  subject_id text not null,
  event text not null,
  from_status text,
  to_status text,
  detail jsonb not null default '{}'
);
create index audit_entries_subject on audit_entries (subject, subject_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

-- Double-entry ledger of points and of cash, in whole points and whole cents.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  unit text not null check (unit in ('points', 'HKD')),
  -- of points: person, held, issued, spent, expired. Of cash: campaign, payable, paid
  kind text not null,
  person_id bigint references persons,
  account_id bigint references client_accounts,
  activity integer references activities,
  -- the sum of its postings; null of the house's own accounts, which everybody posts to and nobody counts on
  balance bigint,
  -- nobody owns less than nothing
  check (balance >= 0),
  unique nulls not distinct (unit, kind, person_id, account_id, activity)
);

create table ledger_transfers (
  id uuid primary key,
  -- earn, hold, release, spend, restore, accrue, credit, claw_back …
  kind text not null,
  -- what it is about: a table and the key of a row
  subject text not null,
  subject_id text not null,
  -- a transfer is undone at most once
  reverses uuid unique references ledger_transfers,
  at timestamptz not null
);
create index ledger_transfers_subject on ledger_transfers (subject, subject_id);

create table ledger_postings (
  transfer_id uuid not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  primary key (transfer_id, account_id)
);
create index ledger_postings_account_id on ledger_postings (account_id);

create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function refuse_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers
  for each statement execute function refuse_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function refuse_change();

-- Whoever writes a transfer has to write both sides of it, of one unit.
create function require_balanced_transfer() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings join ledger_accounts on ledger_accounts.id = ledger_postings.account_id
    where transfer_id = new.id having sum(amount) is distinct from 0 or count(distinct unit) <> 1)
  then raise exception 'transfer % is not balanced', new.id;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
  deferrable initially deferred for each row execute function require_balanced_transfer();

-- Codes of vouchers, imported from whoever honours them, under AES-256-GCM.
create table voucher_codes (
  id bigint generated always as identity primary key,
  activity integer not null references activities,
  item text not null,
  -- keyed hash, so that no code is imported twice and a counter finds what it is shown
  code_hash bytea not null unique,
  code_sealed bytea not null,
  -- last characters
  code_tail text not null,
  imported_at timestamptz not null,
  granted_at timestamptz
);
create index voucher_codes_free on voucher_codes (activity, item, id) where granted_at is null;

create table rewards (
  id uuid primary key,
  activity integer not null references activities,
  person_id bigint not null references persons,
  -- of whom it is where it hangs on an account, and who claimed cash
  account_id bigint references client_accounts,
  type text not null check (type in ('exchange_voucher', 'cash_return', 'physical_gift')),
  status text not null,
  -- code of what it is, in the activity's own list
  item text not null,
  -- name, note and usage as they were when it was granted
  facts jsonb not null,
  -- which of several a person may have of one activity: '' for the only one, else a month, a draw, a conversion
  period text not null default '',
  amount bigint check (amount > 0),
  voucher_code_id bigint unique references voucher_codes,
  reference text not null unique,
  issued_at timestamptz not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  payout_at timestamptz,
  unique (activity, person_id, period),
  check ((type = 'cash_return') = (amount is not null))
);
create unique index rewards_account on rewards (account_id, activity, period) where account_id is not null;
create index rewards_person on rewards (person_id, issued_at desc, id);
-- for the jobs that expire and mature what is due
create index rewards_valid_until on rewards (valid_until) where status in ('available', 'claimable');
create index rewards_payout_at on rewards (payout_at) where status = 'pending';

-- What is ordered from a partner, written with what it belongs to and sent afterwards.
create table partner_orders (
  id uuid primary key,
  partner text not null,
  reward_id uuid not null unique references rewards,
  status text not null default 'queued' check (status in ('queued', 'delivered', 'refused')),
  -- whether the person agreed in writing to their number being passed on
  passes_mobile boolean not null,
  attempts integer not null default 0,
  -- wall clock
  created_at timestamptz not null,
  settled_at timestamptz
);
create index partner_orders_queued on partner_orders (created_at) where status = 'queued';

-- Sandbox only: partners that do not answer.
alter table sandbox_settings add column partners_down text[] not null default '{}';
