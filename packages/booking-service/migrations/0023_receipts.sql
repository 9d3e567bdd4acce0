CREATE TABLE "receipt" (
	"number" text PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"signed" text NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text,
	"kid" text NOT NULL,
	CONSTRAINT "receipt_hash_unique" UNIQUE("hash"),
	CONSTRAINT "receipt_series_has_no_fork" UNIQUE("reservation_id","position"),
	CONSTRAINT "receipt_once" UNIQUE("reservation_id","cause","kind"),
	CONSTRAINT "receipt_first_has_none_before" CHECK (("receipt"."position" = 1) = ("receipt"."previous_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "receipt_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"private_key" jsonb,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hash" text
);
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_kid_receipt_key_kid_fk" FOREIGN KEY ("kid") REFERENCES "public"."receipt_key"("kid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_series" ADD CONSTRAINT "receipt_series_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "receipt_append_only" BEFORE UPDATE OR DELETE ON "receipt" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "receipt_key_append_only" BEFORE UPDATE OR DELETE ON "receipt_key" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
