-- engine/stopped.ts and engine/rewards/cash.ts call it: whether an activity gives nothing now. A job ends the stops that lapse.
create or replace function is_stopped(of_activity integer) returns boolean language sql stable as $$
  select exists (select from emergency_stops where ended_at is null and (activity is null or activity = of_activity))
$$;
