-- What a person said about their number being passed to a partner, in which version of an activity's terms and when: the
-- last row of a person and partner holds. Rows are only ever added.
create table partner_consents (
  id bigint generated always as identity primary key,
  person_id bigint not null references persons,
  partner text not null,
  activity integer not null references activities,
  terms_version integer not null,
  agreed boolean not null,
  -- wall clock
  given_at timestamptz not null
);
create index partner_consents_person on partner_consents (person_id, partner, id desc);

-- Sandbox only: partners that refuse what they are asked.
alter table sandbox_settings add column partners_refusing text[] not null default '{}';

-- Sandbox only: the partner's own books. What it was sent, as it came, and what it answered for good.
create table sandbox_partner_orders (
  id uuid primary key,
  partner text not null,
  received jsonb not null,
  outcome text not null check (outcome in ('delivered', 'refused')),
  -- wall clock
  received_at timestamptz not null
);
