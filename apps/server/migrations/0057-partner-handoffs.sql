-- Persons who left for a partner's pages and agreed that it is told who comes: the consent, and the code that tells it once.
create table partner_handoffs (
  id bigint generated always as identity primary key,
  -- made up by the client: asked again, it is the same consent and the same code
  key uuid not null unique,
  person_id bigint not null references persons,
  -- of the configuration
  target text not null,
  partner text not null,
  -- version of the statement that was agreed to
  statement integer not null,
  -- wall clock
  given_at timestamptz not null,
  expires_at timestamptz not null,
  -- keyed hash of the code; null once it was used or is over
  hash bytea unique,
  told_at timestamptz
);
create index partner_handoffs_person on partner_handoffs (person_id, id desc);
create index partner_handoffs_expires_at on partner_handoffs (expires_at) where hash is not null;
