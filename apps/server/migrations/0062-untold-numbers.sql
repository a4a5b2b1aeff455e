-- Numbers that are still to be told of a change: few, among changes that stay.
create index phone_changes_untold on phone_changes (cooling_until) where old_sealed is not null or new_sealed is not null;
