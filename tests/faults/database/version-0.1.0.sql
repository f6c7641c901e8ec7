CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('001-consultation','2026-11-26T22:20:49.738Z');
INSERT INTO kysely_migration VALUES('002-sealed','2026-11-26T22:20:49.748Z');
INSERT INTO kysely_migration VALUES('003-access-log','2026-11-26T22:20:49.749Z');
INSERT INTO kysely_migration VALUES('004-daily-count','2026-11-26T22:20:49.754Z');
INSERT INTO kysely_migration VALUES('005-email','2026-11-26T22:20:49.755Z');
INSERT INTO kysely_migration VALUES('006-no-ticket','2026-11-26T22:20:49.756Z');
INSERT INTO kysely_migration VALUES('007-states','2026-11-26T22:20:49.757Z');
INSERT INTO kysely_migration VALUES('008-notices','2026-11-26T22:20:49.763Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE IF NOT EXISTS "consultation" ("id" text primary key, "reference" text not null unique, "received_at" text not null, "status" text default 'new' not null, "suspicions" text default '' not null, "last_contact_at" text not null, "stage" text not null, "area" text, "consent_version" text not null, "marketing_consent_at" text, "confirmation" integer default 0 not null, "sealed" text not null, "key_id" text not null, "phone_index" text not null, "fingerprint" text not null, "idempotency_key" text unique, "email_index" text, "status_changed_at" text default '' not null, "appointment_at" text, "name_index" text, "erase_at" text);
INSERT INTO consultation VALUES('01a219f2-7502-7f70-a8f9-8fc789be71ef','NBGQ-57YJ','2026-11-26T22:20:49.794Z','new','','2026-11-26T22:20:49.794Z','debt',NULL,'2026-11-23.1',NULL,0,'k1.K8QqNKUaKZUcuUiri71aI7UgV0N-qdPVJ8OPgnIVgNidadDpIfbRkpqP8svrqXfs4wGMg5p4XidxO4otXn-5Cw-6NGspbLmpHMQtmSwGDMppOxhUuaq1cRj-FODiXEA56GRpyVJs2LPef-WLlFrIZo6RYfkzOj8b7jPioUtXyC8Jgt9El1Rx7Dq_oHihgXfmj0rBmovy42wXUkvyAqMHCqOpiMbUVKtG52jLDumOQ8Iykgq5lj7x-Ic','k1','A9BFkoJsdqy8r5m5Urx0tJnY0StjaXXYSfo0GLrlkCs','k1.gVilQZnnrmVbkG5GnKJ-ptcDFmN2SlZ839QOW98eUQs','2b1c9f0e-5d7a-4c58-9d35-0d6c1b3f7a12','Hq3KgfDP8mxX2KjtK0ymxrl3diot_ZORAkra_NYax9o','2026-11-26T22:20:49.794Z',NULL,'3V4AfnxYunZqIjjGz3D5C66EWAGCtAMHnYSH2u71n_c',NULL);
INSERT INTO consultation VALUES('01a219f2-750d-7b8c-9a3b-680b11d08317','D11H-11T5','2026-11-26T22:20:49.805Z','booked','','2026-11-26T22:20:49.817Z','debt',NULL,'2026-11-23.1',NULL,0,'k1.fzelT38LAu2F3ZbqSDOHpM3xZzCos7wbOQ9YSv7Hq9i44kERk9E2Gl1pJKT_rcMO1LoqjTBxZZbKVnkDsyHFGoziFXuUk5cFTjb78jPS0MYv7OywlaB0VqTW_Ek63jwnMII4ZtAL5p24ApI4KG07UT-54aVMN9lEkauRaqxXCyc8s34HdjUbzP4nsTskKjsrOfESN2IsspD3kFJF17jX8wW8p5eDOecUdcLB','k1','2fWf1SC-plEmyoTFAVv6yUf3-vx78PasPt2tzwZwDD8','k1.6aETXtWyLXFtbGmkBzCQuJpSSwpPJz_BinusRqP2t5Q',NULL,NULL,'2026-11-26T22:20:49.817Z','2026-12-01T05:00:00.000Z','UqniK8_WWA4oVmOMVBB1KfH2exzm9DFe79vq1tVTYzI',NULL);
INSERT INTO consultation VALUES('01a219f2-7511-7031-81a6-023227cb8775','70WB-0SDK','2026-11-26T22:20:49.809Z','withdrawn','','2026-11-26T22:20:49.809Z','debt',NULL,'2026-11-23.1',NULL,0,'k1.7FcpWnQ5a_QcbWjoIiNH_xYUm4EsA4_SjZUrSSDN0e_Vjq1ef6-9tMqjjZiUQS8Fcju2aosOgcezY-aDECnUGFUcFxV8_YDTMGjuGyKvkWimm069Sj-Uu6CTyDFKS7SXZ_IM9mx3hVyoel_fkJbffYFp7O8BZq8O5XqoaH_Fs53LCniFSwMM8l8oa0PoOFHroGsqg4yWbQ0iZlVUg18JX6XDgYxQ0DG7eP-S','k1','A9BFkoJsdqy8r5m5Urx0tJnY0StjaXXYSfo0GLrlkCs','k1.8M2EnNOsNeW4rfbgpi5R7x-W5AbCN_a9pH1VIEuQrsg',NULL,NULL,'2026-11-26T22:20:49.823Z',NULL,'3V4AfnxYunZqIjjGz3D5C66EWAGCtAMHnYSH2u71n_c',NULL);
CREATE TABLE IF NOT EXISTS "note" ("id" text primary key, "consultation_id" text not null references "consultation" ("id") on delete cascade, "written_at" text not null, "author" text not null, "sealed" text not null, "key_id" text not null);
INSERT INTO note VALUES('ea839958-643d-49fb-ab2d-bb9ccd7c6c8e','01a219f2-7502-7f70-a8f9-8fc789be71ef','2026-11-26T22:20:49.812Z','tester','k1.TvTy-uctrr8ga2sQt45PPJjUp4aB_XDbMuS2AndIDcEmzQ','k1');
CREATE TABLE IF NOT EXISTS "access_record" ("position" integer primary key, "at" text not null, "actor" text not null, "origin" text not null, "action" text not null, "subject" text not null, "previous_hash" text not null, "hash" text not null);
INSERT INTO access_record VALUES(1,'2026-11-26T22:20:49.812Z','tester','here','note','NBGQ-57YJ','0000000000000000000000000000000000000000000000000000000000000000','75446bf6f69a31b6491d955970008248d64a2f97a4282f9dd458bb99fcae0699');
INSERT INTO access_record VALUES(2,'2026-11-26T22:20:49.817Z','tester','here','status','D11H-11T5','75446bf6f69a31b6491d955970008248d64a2f97a4282f9dd458bb99fcae0699','fe365580b2f4479fc754bc9758f75330c98124be51783a48cb3057ea7e254461');
INSERT INTO access_record VALUES(3,'2026-11-26T22:20:49.824Z','visitor','receipt','withdraw','70WB-0SDK','fe365580b2f4479fc754bc9758f75330c98124be51783a48cb3057ea7e254461','e55b48c0f4e26033c6f6af7627f3c223d189c12c7980a531341790c3e62d2daa');
CREATE TABLE IF NOT EXISTS "seal_key" ("id" text primary key, "check_value" text not null);
INSERT INTO seal_key VALUES('k1','yMPrqSNvFCRuMPWDg3ffZEFSxQUWboXPJn3g2vrPbc4');
CREATE TABLE IF NOT EXISTS "site" ("id" text primary key, "created_at" text not null);
INSERT INTO site VALUES('120e4c64-ab8f-4b20-a4b0-b88c399dca5f','2026-11-26T22:20:49.748Z');
CREATE TABLE IF NOT EXISTS "clock" ("id" text primary key, "seen_at" text not null, "jumped_at" text);
INSERT INTO clock VALUES('known','2026-11-20T00:00:00.000Z',NULL);
CREATE TABLE IF NOT EXISTS "daily_count" ("id" text primary key, "day" text not null, "conversion" text not null, "source" text not null, "count" integer not null);
INSERT INTO daily_count VALUES('2026-11-20 phone direct','2026-11-20','phone','direct',3);
CREATE TABLE IF NOT EXISTS "used_link" ("id" text primary key, "consultation_id" text not null references "consultation" ("id") on delete cascade, "used_at" text not null);
INSERT INTO used_link VALUES('link-1','01a219f2-7511-7031-81a6-023227cb8775','2026-11-20T00:00:00.000Z');
CREATE TABLE IF NOT EXISTS "outbox" ("id" text primary key, "consultation_id" text references "consultation" ("id") on delete cascade, "kind" text default 'request' not null, "about" text, "channel" text not null, "attempts" integer default 0 not null, "created_at" text not null, "next_attempt_at" text not null, "last_error" text, "delivered_at" text, "lease_owner" text, "lease_until" text, "stuck_at" text);
INSERT INTO outbox VALUES('01a219f2-750b-768c-b613-8e449c46d90d','01a219f2-7502-7f70-a8f9-8fc789be71ef','request',NULL,'mail',0,'2026-11-26T22:20:49.794Z','2026-11-26T22:20:49.794Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES('01a219f2-750b-7d01-aa73-e4f881c12822','01a219f2-7502-7f70-a8f9-8fc789be71ef','request',NULL,'sms',0,'2026-11-26T22:20:49.794Z','2026-11-26T22:20:49.794Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES('01a219f2-750e-7e7f-9864-bc6a4a408355','01a219f2-750d-7b8c-9a3b-680b11d08317','request',NULL,'mail',0,'2026-11-26T22:20:49.805Z','2026-11-26T22:20:49.805Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES('01a219f2-750e-7839-bad2-ba474f202234','01a219f2-750d-7b8c-9a3b-680b11d08317','request',NULL,'sms',0,'2026-11-26T22:20:49.805Z','2026-11-26T22:20:49.805Z',NULL,NULL,NULL,NULL,NULL);
INSERT INTO outbox VALUES('01a219f2-7512-7059-a9bf-6b28e52675e0','01a219f2-7511-7031-81a6-023227cb8775','request',NULL,'mail',1,'2026-11-26T22:20:49.809Z','2026-11-26T22:20:49.809Z',NULL,'2026-11-20T00:00:00.000Z',NULL,NULL,NULL);
INSERT INTO outbox VALUES('01a219f2-7520-76e9-b81a-79e193fdbda3','01a219f2-7511-7031-81a6-023227cb8775','withdrawn','withdraw','mail',0,'2026-11-26T22:20:49.823Z','2026-11-26T22:20:49.823Z',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE IF NOT EXISTS "digest" ("day" text primary key, "made_at" text not null);
INSERT INTO digest VALUES('2026-11-20','2026-11-19T23:30:00.000Z');
CREATE INDEX "consultation_fingerprint" on "consultation" ("fingerprint");
CREATE INDEX "note_consultation_id" on "note" ("consultation_id");
CREATE TRIGGER access_record_stays before update on access_record
    begin select raise(abort, 'access records do not change'); end;
CREATE TRIGGER access_record_is_kept before delete on access_record
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-2 years')
    begin select raise(abort, 'access records are kept for two years'); end;
CREATE TRIGGER access_record_is_new before insert on access_record
    when exists (select 1 from access_record where position = new.position)
    begin select raise(abort, 'this access record exists'); end;
CREATE INDEX "outbox_waiting" on "outbox" ("channel", "next_attempt_at") where "delivered_at" is null;
CREATE INDEX "outbox_consultation_id" on "outbox" ("consultation_id");
