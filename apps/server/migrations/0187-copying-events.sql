-- What waits to be copied from tracking_events to ClickHouse (decision 0176). Both tables are empty unless it is configured.

-- The keys of events that a statement inserted or deleted. Triggers of tracking_events write it, in the same transaction.
create table tracking_outbox (
  id bigint generated always as identity primary key,
  -- wall clock; of deleted events it is set when the copying first sees them
  queued_at timestamptz,
  -- whether the events were deleted, for the erasure of a person, and have to be deleted in ClickHouse too
  erases boolean not null,
  -- the parts of the primary key of each event
  days date[] not null,
  subjects bytea[] not null,
  track_ids integer[] not null,
  happened timestamptz[] not null,
  check (queued_at is not null or erases)
);

-- Days whose events are all copied again, and the key of the last one that was copied.
create table tracking_backfill (
  day date primary key,
  subject bytea,
  track_id integer,
  happened_at timestamptz,
  check (num_nulls(subject, track_id, happened_at) in (0, 3))
);
