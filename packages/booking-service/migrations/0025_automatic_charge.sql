CREATE TABLE "automatic_charge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" integer NOT NULL,
	"card_id" text NOT NULL,
	"card_brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"card_expires" text,
	"agreed" bigint NOT NULL,
	"currency" text NOT NULL,
	"terms" jsonb NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"declined" text,
	"payment_id" uuid,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "automatic_charge_above_zero" CHECK ("automatic_charge"."agreed" > 0),
	CONSTRAINT "automatic_charge_open_until_it_ends" CHECK (("automatic_charge"."state" in ('scheduled', 'charging')) = ("automatic_charge"."ended_at" is null) and ("automatic_charge"."ended_at" is null) = ("automatic_charge"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_above_zero";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "stores_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "stored_card_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "card_expires" text;--> statement-breakpoint
ALTER TABLE "provider_card" ADD COLUMN "good_until" text;--> statement-breakpoint
ALTER TABLE "provider_charge" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "provider_charge" ADD COLUMN "stored_for" text;--> statement-breakpoint
ALTER TABLE "automatic_charge" ADD CONSTRAINT "automatic_charge_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_charge" ADD CONSTRAINT "automatic_charge_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "automatic_charge_one_open" ON "automatic_charge" USING btree ("reservation_id") WHERE state in ('scheduled', 'charging');--> statement-breakpoint
CREATE INDEX "automatic_charge_by_due" ON "automatic_charge" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "automatic_charge_of_reservation" ON "automatic_charge" USING btree ("reservation_id","created_at");--> statement-breakpoint
CREATE INDEX "automatic_charge_of_payment" ON "automatic_charge" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_not_below_zero" CHECK ("payment"."amount" > 0 or ("payment"."amount" = 0 and "payment"."stores_card"));