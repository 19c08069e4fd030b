-- How the platform calls itself until somebody decides otherwise; there is no store.
insert into amc.platform_config (name, value) values
  ('platName', 'Garment MES'),
  ('platLogo', null),
  ('platFavicon', '/favicon.svg'),
  ('autoBuy', '0')
on conflict do nothing;
