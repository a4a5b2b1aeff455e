-- The views of the event tracker call it: a property that is a number from 0 to `most`, to the sixth decimal, or else null.
-- A stranger may send any property, and PostgreSQL refuses to divide by or into a number next to zero.
create or replace function tracking_number(properties jsonb, name text, most double precision) returns double precision
  language sql immutable parallel safe
  return case when jsonb_typeof(properties -> name) = 'number' then
    case when (properties -> name)::numeric between 0 and most::numeric then
      round((properties -> name)::numeric, 6)::double precision
    end
  end;
