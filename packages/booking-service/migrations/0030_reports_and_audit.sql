CREATE TABLE "audit_check" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"up_to" bigint NOT NULL,
	"entries" integer NOT NULL,
	"hash" text NOT NULL,
	"sealed_from" bigint,
	"broken_entry" bigint,
	"fault" text
);
--> statement-breakpoint
CREATE INDEX "audit_of_staff" ON "audit" USING btree ("at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "audit_of_person" ON "audit" USING btree ("actor","at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "audit_of_act" ON "audit" USING btree ("action","at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ((lower(coalesce("detail" ->> 'key', "detail" ->> 'userName', "detail" ->> 'property', "detail" ->> 'entry', "detail" ->> 'ticket'))) text_pattern_ops,"at","id") WHERE actor_kind = 'staff';--> statement-breakpoint
CREATE INDEX "cancellation_request_by_time" ON "cancellation_request" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "outbox_by_creation" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "history_by_time" ON "history" USING btree ("at");--> statement-breakpoint
CREATE INDEX "special_request_by_time" ON "special_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "standby_wish_by_time" ON "standby_wish" USING btree ("asked_at");