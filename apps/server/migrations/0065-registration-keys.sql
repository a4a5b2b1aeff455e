-- SHA-256 of the device's public key that a registration was made with: another key renews nothing. Null where the device has
-- no key of its own, or the registration is older than this column; the first renewal with a key then sets it.
alter table registrations add column device_key bytea check (length(device_key) = 32);
