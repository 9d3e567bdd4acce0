CREATE TABLE "price_match" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"saving" bigint,
	"refund" bigint,
	"note" text,
	CONSTRAINT "price_match_ends_once" CHECK (("price_match"."state" = 'requested') = ("price_match"."ended_at" is null))
);
--> statement-breakpoint
DROP INDEX "proof_not_handed_in";--> statement-breakpoint
ALTER TABLE "proof" ADD COLUMN "price_match_id" uuid;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "keeps_penalty_when_moved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "promotion_nights" text DEFAULT 'new-nights' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_match" ADD CONSTRAINT "price_match_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_match_one_open" ON "price_match" USING btree ("reservation_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "price_match_by_reservation" ON "price_match" USING btree ("reservation_id","requested_at");--> statement-breakpoint
CREATE INDEX "price_match_withdrawn" ON "price_match" USING btree ("ended_at") WHERE state = 'withdrawn';--> statement-breakpoint
ALTER TABLE "proof" ADD CONSTRAINT "proof_price_match_id_price_match_id_fk" FOREIGN KEY ("price_match_id") REFERENCES "public"."price_match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_by_price_match" ON "proof" USING btree ("price_match_id");--> statement-breakpoint
CREATE INDEX "proof_not_handed_in" ON "proof" USING btree ("created_at") WHERE request_id is null and price_match_id is null;--> statement-breakpoint
-- Written by hand: reasons that a document may support lead to a review only where there is a fee to waive.
UPDATE "cancellation_reason" SET "follows" = 'offer-waiver' WHERE "code" IN ('health', 'weather', 'documents') AND "follows" = 'cancel';
