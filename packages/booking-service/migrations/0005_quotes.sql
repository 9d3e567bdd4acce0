CREATE TABLE "idempotency" (
	"subject" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"lease_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_subject_route_key_pk" PRIMARY KEY("subject","route","key")
);
--> statement-breakpoint
CREATE TABLE "service_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_limit" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"limit" text,
	"minimum_nights" smallint,
	CONSTRAINT "day_limit_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" text PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_hold" (
	"quote_id" text NOT NULL,
	"room_type_id" integer NOT NULL,
	"night" date NOT NULL,
	"rooms" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_hold_quote_id_room_type_id_night_pk" PRIMARY KEY("quote_id","room_type_id","night")
);
--> statement-breakpoint
ALTER TABLE "day_limit" ADD CONSTRAINT "day_limit_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_hold" ADD CONSTRAINT "room_hold_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_hold" ADD CONSTRAINT "room_hold_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_by_expiry" ON "idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_one_open" ON "quote" USING btree ("reservation_id","kind") WHERE superseded_at is null and used_at is null;--> statement-breakpoint
CREATE INDEX "quote_by_reservation" ON "quote" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "room_hold_by_expiry" ON "room_hold" USING btree ("expires_at");