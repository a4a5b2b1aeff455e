-- Applications whose order is with the firm. The intention is stored as placing before the firm is called; the id of the
-- application is the id of the order. The firm holds the money of these applications, so the ledger has none of it.
alter table offering_applications
  add column at_firm boolean not null default false,
  add column firm_reference text,
  -- why there is no order: the reason of the firm, or not_done
  add column refusal text,
  add column refused_at timestamptz,
  -- wall clock: the latest call to the firm about a step whose outcome is not known
  add column firm_called_at timestamptz,
  -- idempotency key of the latest cancellation
  add column cancel_key uuid,
  add constraint offering_applications_refused check ((refusal is null) = (refused_at is null)),
  drop constraint offering_applications_status_check,
  add constraint offering_applications_status_check check (status in
    ('placing', 'submitted', 'cancelling', 'cancelled', 'allotted', 'none', 'refunded', 'refused'));

-- when the firm had allotted and settled every order of an offering; its own columns say the same of the sandbox's ballot
alter table offerings
  add column firm_allotted_at timestamptz,
  add column firm_settled_at timestamptz,
  add constraint offerings_firm_settled check (firm_settled_at is null or firm_allotted_at is not null);

-- up to where the events of the firm were read: one row
create table order_event_cursor (
  is_only boolean primary key default true check (is_only),
  reached text
);
insert into order_event_cursor default values;

-- events of the firm that do not fit the application of their order, for operators
create table unmatched_order_events (
  reached text primary key,
  order_id uuid not null,
  event jsonb not null,
  read_at timestamptz not null
);
