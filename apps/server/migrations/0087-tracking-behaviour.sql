-- What the tracker notes by itself, for operators (T3, T4, T12, T15). Documented in docs/tracking.md; ask for days, which picks
-- their partitions. One row an event: medians of days make no median of a range.

-- A property that is a number from 0 to `most`, or null: properties are whatever a stranger sent.
create function tracking_number(properties jsonb, name text, most double precision) returns double precision
  language sql immutable parallel safe
  return case when jsonb_typeof(properties -> name) = 'number' then
    case when (properties -> name)::numeric between 0 and most::numeric then (properties -> name)::double precision end
  end;

-- Where the visitor of a page view came from last; `source` is `$latest_traffic_source_type` in English.
create view tracking_sources as
  select day, coalesce(anonymous, subject) as visitor,
    case properties ->> '$latest_traffic_source_type'
      when '付费广告流量' then 'campaign'
      when '直接流量' then 'direct'
      when '自然搜索流量' then 'search'
      when '社交网站流量' then 'social'
      when '引荐流量' then 'referral'
      else 'unknown'
    end as source,
    nullif(properties ->> '$latest_referrer_host', '') as host,
    properties ->> '$latest_utm_source' as utm_source,
    properties ->> '$latest_utm_medium' as utm_medium,
    properties ->> '$latest_utm_campaign' as utm_campaign
  from tracking_events where type = 'track' and event = '$pageview';

-- Seconds on a page until it was left or hidden, null where a clock was set meanwhile; pixels it was scrolled by then.
create view tracking_page_leaves as
  select day, coalesce(anonymous, subject) as visitor, properties ->> '$url_path' as path,
    tracking_number(properties, 'event_duration', 432000) as seconds,
    tracking_number(properties, '$viewport_position', 1000000) as position
  from tracking_events where type = 'track' and event = '$WebPageLeave';

-- Seconds from navigation to the load event.
create view tracking_page_loads as
  select day, properties ->> '$url_path' as path, tracking_number(properties, 'event_duration', 1800) as seconds
  from tracking_events where type = 'track' and event = '$WebPageLoad';

-- What was pressed and where: CSS pixels from the top left of the page, and how wide the view was.
create view tracking_clicks as
  select day, coalesce(anonymous, subject) as visitor, properties ->> '$url_path' as path,
    properties ->> '$element_selector' as selector, nullif(properties ->> '$element_content', '') as content,
    tracking_number(properties, '$page_x', 100000) as x, tracking_number(properties, '$page_y', 1000000) as y,
    nullif(tracking_number(properties, '$viewport_width', 100000), 0) as width
  from tracking_events where type = 'track' and event = '$WebClick';

-- Seconds somebody rested at one place of a page, for more than four: pixels above the view, and how high the view was.
create view tracking_stays as
  select day, coalesce(anonymous, subject) as visitor, properties ->> '$url_path' as path,
    tracking_number(properties, 'event_duration', 18000) as seconds,
    tracking_number(properties, '$viewport_position', 1000000) as position,
    nullif(tracking_number(properties, '$viewport_height', 100000), 0) as height
  from tracking_events where type = 'track' and event = '$WebStay';
