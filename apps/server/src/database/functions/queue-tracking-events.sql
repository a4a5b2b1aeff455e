-- Triggers of tracking_events call it, while events are copied to ClickHouse. It queues the keys of the events that a
-- statement inserted or deleted.
create or replace function queue_tracking_events() returns trigger language plpgsql as $$
begin
  insert into tracking_outbox (queued_at, erases, days, subjects, track_ids, happened)
  select case tg_op when 'INSERT' then min(received_at) end, tg_op = 'DELETE',
    array_agg(day), array_agg(subject), array_agg(track_id), array_agg(happened_at)
  from changed having count(*) > 0;
  return null;
end $$;
