-- The last step of a funnel counts once it comes at or after a middle one that counts: before, after the first one was enough.
create or replace view tracking_sign_in_funnel as
  select day, count(opened) as opened, count(asked) as asked, count(*) filter (where signed_in >= asked) as signed_in
  from (
    select day, coalesce(anonymous, subject) as visitor,
      min(happened_at) filter (where event = '$pageview' and properties ->> '$url_path' = '/loginPage') as opened,
      array_agg(happened_at) filter (where event = 'sign_in_code_asked') as asks,
      max(happened_at) filter (where event in ('sign_in_done', '$SignUp')) as signed_in
    from tracking_events
    where type in ('track', 'track_signup')
      and event in ('$pageview', 'sign_in_code_asked', 'sign_in_done', '$SignUp')
    group by day, visitor) as visits,
    lateral (select min(ask) as asked from unnest(asks) as ask where ask >= opened) as first_ask
  group by day;

create or replace view tracking_join_funnel as
  select day, activity, count(seen) as seen, count(pressed) as pressed,
    count(*) filter (where joined >= pressed) as joined
  from (
    select day, properties ->> 'activity' as activity, coalesce(anonymous, subject) as visitor,
      min(happened_at) filter (where event = '$pageview') as seen,
      array_agg(happened_at) filter (where event = 'activity_join_pressed') as presses,
      max(happened_at) filter (where event = 'activity_joined') as joined
    from tracking_events
    where type = 'track' and properties ? 'activity'
      and event in ('$pageview', 'activity_join_pressed', 'activity_joined')
    group by day, activity, visitor) as visits,
    lateral (select min(press) as pressed from unnest(presses) as press where press >= seen) as first_press
  group by day, activity;

-- Who is meant by an event without login_id, where that is not the device anyway: export and erasure ask.
create index tracking_events_subject on tracking_events (subject)
  where login is null and subject is distinct from anonymous;
-- Every hour what came long ago is deleted from what has no partition of its own.
create index tracking_events_rest_received on tracking_events_rest (received_at);
