-- Where a gift goes, from when that is known. What happened to it stands in the audit trail.
create table gift_shipments (
  reward_id uuid primary key references rewards,
  -- receiver, phone number and address: JSON under AES-256-GCM
  address_sealed bytea not null,
  -- it came back from there: not sent again before a corrected address is given
  came_back boolean not null default false,
  -- of the last time it was sent
  carrier text,
  tracking_no text,
  check ((carrier is null) = (tracking_no is null))
);

-- Pictures that prove a person eligible, each handed in once.
create table gift_pictures (
  upload_id uuid primary key references uploads,
  reward_id uuid not null references rewards
);
create index gift_pictures_reward_id on gift_pictures (reward_id);
