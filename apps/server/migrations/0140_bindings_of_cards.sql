create index on mes2.slot_card_binding (company_id, card_no, bind_date);
