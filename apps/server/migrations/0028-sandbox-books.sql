-- Sandbox only: the number and the code a partner was sent are sealed from now on; those that stood there in the clear go.
update sandbox_partner_orders set received = received - 'mobile' - 'code';
