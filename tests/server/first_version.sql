-- A database of the first version with a server (schema 2), with a game of each kind after six moves.
BEGIN TRANSACTION;
CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      id INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (table_id, id)
    ) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL);
CREATE TABLE holders (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      guest TEXT NOT NULL,
      PRIMARY KEY (table_id, seat, guest)
    );
INSERT INTO "holders" VALUES('5x5g3tujkhrp',0,'J6fxivfOBXucBvylRk39');
INSERT INTO "holders" VALUES('5x5g3tujkhrp',1,'J6fxivfOBXucBvylRk39');
INSERT INTO "holders" VALUES('vt7chdy56jyc',0,'J6fxivfOBXucBvylRk39');
INSERT INTO "holders" VALUES('vt7chdy56jyc',1,'J6fxivfOBXucBvylRk39');
INSERT INTO "holders" VALUES('qnfp9fgb4xbe',0,'J6fxivfOBXucBvylRk39');
INSERT INTO "holders" VALUES('qnfp9fgb4xbe',1,'J6fxivfOBXucBvylRk39');
CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL);
INSERT INTO "keys" VALUES('guests',X'E652BCE01996DD21B3FDEF373420F6DE592F3678FC690501898F919E7F41C66F');
CREATE TABLE moves (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      line TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES('5x5g3tujkhrp',1,'* deal Spire',1795028276834);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',2,'* deal Needle',1795028276834);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',3,'* deal Bench',1795028276834);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',4,'* deal Mesa',1795028276834);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',5,'* deal Butte',1795028276834);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',6,'* deal Chimney',1795028276834);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',7,'1 tile Butte',1795028276908);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',8,'1 three 0,0',1795028276958);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',9,'1 two 1,0',1795028277010);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',10,'1 two 2,0',1795028277096);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',11,'2 tile Mesa',1795028277446);
INSERT INTO "moves" VALUES('5x5g3tujkhrp',12,'2 turn 0',1795028277511);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',1,'* start 2',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',2,'* open passage rincon-mountains-1',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',3,'* open passage santa-rita-mountains-2',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',4,'* open passage temporal-gulch-3',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',5,'* open passage canelo-hills-east-2',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',6,'* open flora mormon-tea',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',7,'* open flora utah-juniper',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',8,'* open flora engelmann-spruce',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',9,'* open flora gambel-oak',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',10,'* open fauna elegant-trogon',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',11,'* open fauna cactus-wren',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',12,'* open fauna regal-horned-lizard',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',13,'* open fauna elf-owl',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',14,'* open flora-piece san-francisco-peaks-groundsel',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',15,'* open flora-piece sacred-datura',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',16,'* open flora-piece western-redbud',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',17,'* open flora-piece utah-agave',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',18,'* open flora-piece engelmann-spruce',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',19,'* open flora-piece utah-juniper',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',20,'* open flora-piece gambel-oak',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',21,'* open flora-piece saguaro',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',22,'* open fauna-piece stellers-jay',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',23,'* open fauna-piece mountain-bluebird',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',24,'* open fauna-piece black-tailed-jackrabbit',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',25,'* open fauna-piece aberts-squirrel',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',26,'* open fauna-piece ringtail',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',27,'* open fauna-piece cactus-wren',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',28,'* open fauna-piece coues-white-tailed-deer',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',29,'* open fauna-piece black-bear',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',30,'* open state48 naturalists',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',31,'* open state48 valley-of-the-sun',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',32,'* open state48 grand-canyon-state',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',33,'* open gateway kanab',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',34,'* blossom 8',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',35,'* blossom 5',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',36,'* blossom 7',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',37,'* open gateway page',1795028283149);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',38,'2 arrow 1 left',1795028283162);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',39,'1 arrow 1 left',1795028283208);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',40,'1 gila passage 1',1795028283279);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',41,'2 order 1',1795028283339);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',42,'1 order 2',1795028283453);
INSERT INTO "moves" VALUES('qnfp9fgb4xbe',43,'2 card mormon-tea',1795028283562);
INSERT INTO "moves" VALUES('vt7chdy56jyc',1,'* card counting-sheep',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',2,'* card pairs-wood-mineral',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',3,'* card inspector',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',4,'* start 2',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',5,'* roll 2',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',6,'* roll 6',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',7,'* roll 3',1795028280105);
INSERT INTO "moves" VALUES('vt7chdy56jyc',8,'2 take 2',1795028280242);
INSERT INTO "moves" VALUES('vt7chdy56jyc',9,'1 take 3',1795028280316);
INSERT INTO "moves" VALUES('vt7chdy56jyc',10,'2 use',1795028280390);
INSERT INTO "moves" VALUES('vt7chdy56jyc',11,'2 station E1',1795028280434);
INSERT INTO "moves" VALUES('vt7chdy56jyc',12,'2 draw E1 F1 F2',1795028280481);
INSERT INTO "moves" VALUES('vt7chdy56jyc',13,'1 use',1795028281706);
CREATE TABLE seats (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      bot TEXT,
      owned INTEGER NOT NULL,
      secret_hash BLOB,
      hook TEXT,
      PRIMARY KEY (table_id, seat)
    );
INSERT INTO "seats" VALUES('5x5g3tujkhrp',0,'person','Ana',NULL,1,X'F05BBECE41965FE2605016F7DDAF03D323CA14DE121B06ABB93637E65798042F',NULL);
INSERT INTO "seats" VALUES('5x5g3tujkhrp',1,'person','Ben',NULL,1,X'E0050400C819427C96849DF4D80300536FFF4DEA5809736E8BD3CA0CCE4B0458',NULL);
INSERT INTO "seats" VALUES('vt7chdy56jyc',0,'person','Ana',NULL,1,X'A8145606E5B88563AF16FEBA1808CB36E6B12C9D16291C6D47B593D7DCFF734F',NULL);
INSERT INTO "seats" VALUES('vt7chdy56jyc',1,'person','Ben',NULL,1,X'3DEA5BD7FCCAD30A6D52E3D6E3A7EC17FD16C072D9CCBC90FC3AA8E83B80752D',NULL);
INSERT INTO "seats" VALUES('qnfp9fgb4xbe',0,'person','Ana',NULL,1,X'A88ACE035E59350C5F9CC716B152EA95F217403B3C4FF8A288DBD8C9DEC9D50D',NULL);
INSERT INTO "seats" VALUES('qnfp9fgb4xbe',1,'person','Ben',NULL,1,X'802E8A7CA642BAB651839D7DE5412D033427201443C2DD984CC122CC7D2E7E7C',NULL);
CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL,
      content TEXT NOT NULL,
      content_hash TEXT NOT NULL,
      options TEXT NOT NULL,
      clock TEXT NOT NULL,
      host TEXT NOT NULL,
      open INTEGER NOT NULL,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      origin_table TEXT,
      origin_moment INTEGER,
      next TEXT,
      status TEXT NOT NULL,
      to_move INTEGER NOT NULL,
      moment INTEGER NOT NULL,
      scores TEXT NOT NULL
    , seed TEXT, clock_ms TEXT NOT NULL DEFAULT '[]', deadline INTEGER, bot_due INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('5x5g3tujkhrp','knight',1,'default','fa68b4d574cbcfe1','{"deal":"random","games":2}','{"kind":"none"}','J6fxivfOBXucBvylRk39',0,1795028276834,1795028277511,NULL,NULL,NULL,'playing',1,12,'[0,0]','first','[0,0]',NULL,0);
INSERT INTO "tables" VALUES('vt7chdy56jyc','rails',1,'default','d3fb442ace0def3a','{"sheet":"first","cards":"random","clashes":"keep"}','{"kind":"none"}','J6fxivfOBXucBvylRk39',0,1795028280105,1795028281706,NULL,NULL,NULL,'playing',0,13,'[0,0]','first','[0,0]',NULL,0);
INSERT INTO "tables" VALUES('qnfp9fgb4xbe','trail',1,'default','ba4a435c44619261','{"last_turn_order":false,"blossom_climbs":false}','{"kind":"none"}','J6fxivfOBXucBvylRk39',0,1795028283149,1795028283562,NULL,NULL,NULL,'playing',1,43,'[-100,-100]','first','[0,0]',NULL,0);
CREATE INDEX holders_by_guest ON holders (guest);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_bot ON tables (bot_due) WHERE bot_due = 1;
COMMIT;
PRAGMA user_version=2;
