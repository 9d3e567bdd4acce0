ALTER TABLE "special_request" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "special_request" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "special_request" ADD COLUMN "answer" text;--> statement-breakpoint
UPDATE "special_request" SET "seen_at" = "at" WHERE "is_answered";--> statement-breakpoint
ALTER TABLE "special_request" DROP COLUMN "is_answered";--> statement-breakpoint
ALTER TABLE "special_request" ADD CONSTRAINT "special_request_is_answered_in_words" CHECK (("special_request"."answered_at" is null) = ("special_request"."answer" is null));--> statement-breakpoint
ALTER TABLE "special_request" ADD CONSTRAINT "special_request_is_seen_before_answered" CHECK ("special_request"."answered_at" is null or "special_request"."seen_at" is not null);