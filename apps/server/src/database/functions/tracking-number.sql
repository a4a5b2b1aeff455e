-- The views of the event tracker call it: a property that is a number from 0 to `most`, or else null, since a stranger may
-- send any property.
create or replace function tracking_number(properties jsonb, name text, most double precision) returns double precision
  language sql immutable parallel safe
  return case when jsonb_typeof(properties -> name) = 'number' then
    case when (properties -> name)::numeric between 0 and most::numeric then (properties -> name)::double precision end
  end;
